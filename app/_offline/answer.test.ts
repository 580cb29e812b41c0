import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE_PAGES } from './offlinePages';
import { STAND_IN, TABLE_ROUTE_PATTERN } from './parseTableRoute';

const SCRIPT = readFileSync('public/offline/answer.js', 'utf8');
const ORIGIN = 'http://here';

interface Asked {
  readonly request: { readonly url: string; readonly method: string; readonly mode: string };
  respondWith(answer: Promise<Response>): void;
}

type Server = () => Promise<Response>;

/** Runs the service worker's script with a cached build. Returns a function that navigates to a path. */
function visiting(fetch: Server): (path: string) => Promise<string> {
  let heed: (event: Asked) => void = () => undefined;
  const kept = { find: async (address: string) => new Response(`kept ${address}`) };
  runInNewContext(SCRIPT, {
    self: {
      offlineBuild: {
        files: [],
        pages: OFFLINE_PAGES,
        standIn: STAND_IN,
        tables: TABLE_ROUTE_PATTERN.source,
      },
      kept: { ...kept, isCurrent: async () => true },
    },
    addEventListener: (_: 'fetch', listener: typeof heed) => {
      heed = listener;
    },
    location: { origin: ORIGIN },
    fetch,
    URL,
    Response,
    Date,
    setTimeout,
    clearTimeout,
  });
  return async path => {
    let answer: Promise<Response> | undefined;
    heed({
      request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
      respondWith(given) {
        answer = given;
      },
    });
    return (await answer)?.text() ?? 'left to the browser';
  };
}

const SERVERS = 'the server’s';
const STANDS_IN = `kept ${STAND_IN}`;

it.each([
  [200, SERVERS],
  [404, SERVERS],
  [429, SERVERS],
  [500, STANDS_IN],
  [502, STANDS_IN],
  [503, STANDS_IN],
  [504, STANDS_IN],
])('shows a table where the server says %i: %s', async (status, shown) => {
  const goTo = visiting(async () => new Response(SERVERS, { status }));
  expect(await goTo('/games/KRWNQT')).toBe(shown);
  expect(await goTo('/games/KRWNQT/seats/1')).toBe(shown);
});

describe('of a network that was silent little is expected', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A server whose first responses take these delays in ms, and later ones 600 ms. */
  function slow(...waits: number[]) {
    const goTo = visiting(async () => {
      await new Promise(resolve => setTimeout(resolve, waits.shift() ?? 600));
      return new Response(SERVERS);
    });
    return async () => {
      const shown = goTo('/games/KRWNQT');
      await vi.advanceTimersByTimeAsync(5000);
      return shown;
    };
  }

  it('as long as it is silent', async () => {
    const goTo = slow(60_000, 60_000, 400);
    expect([await goTo(), await goTo(), await goTo()]).toEqual([STANDS_IN, STANDS_IN, SERVERS]);
  });

  it('and once it has answered, however late, as much as of any other', async () => {
    const goTo = slow(3500);
    expect(await goTo()).toBe(STANDS_IN);
    for (let times = 0; times < 8; times++) expect(await goTo()).toBe(SERVERS);
  });
});
