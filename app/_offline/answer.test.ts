import { readFileSync } from 'node:fs';
import { createContext, runInContext, runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { PATIENCE_MILLISECONDS } from '@/app/_ui/patience';
import { OFFLINE_PAGES } from './offlinePages';
import { OFFLINE_TABLE_PAGE, TABLE_ROUTE_PATTERN } from './parseTableRoute';

const SCRIPT = readFileSync('public/offline/answer.js', 'utf8');
const ORIGIN = 'http://localhost';

interface FakeFetchEvent {
  readonly request: { readonly url: string; readonly method: string; readonly mode: string };
  respondWith(response: Promise<Response>): void;
}

type Server = () => Promise<Response>;

/** Runs the service worker's script with a cached build. Returns a function that navigates to a path. */
function createBrowser(fetch: Server): (path: string) => Promise<string> {
  let onFetch: (event: FakeFetchEvent) => void = () => undefined;
  const kept = {
    find: async (address: string) =>
      address.startsWith('/words/') ? undefined : new Response(`cached ${address}`),
    fetchInTime: async () => new Response('within a limit'),
  };
  runInNewContext(SCRIPT, {
    self: {
      offlineBuild: {
        files: {},
        pages: OFFLINE_PAGES,
        standIn: OFFLINE_TABLE_PAGE,
        tables: TABLE_ROUTE_PATTERN.source,
        patience: PATIENCE_MILLISECONDS,
      },
      kept: { ...kept, isCurrent: async () => true },
    },
    addEventListener: (_: 'fetch', listener: typeof onFetch) => {
      onFetch = listener;
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
    let response: Promise<Response> | undefined;
    onFetch({
      request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
      respondWith(promise) {
        response = promise;
      },
    });
    return (await response)?.text() ?? 'left to the browser';
  };
}

const FROM_SERVER = 'from the server';
const FALLBACK = `cached ${OFFLINE_TABLE_PAGE}`;

it.each([
  [200, FROM_SERVER],
  [404, FROM_SERVER],
  [429, FROM_SERVER],
  [500, FALLBACK],
  [502, FALLBACK],
  [503, FALLBACK],
  [504, FALLBACK],
])('if the server answers a table page with %i, the page is: %s', async (status, shown) => {
  const goTo = createBrowser(async () => new Response(FROM_SERVER, { status }));
  expect(await goTo('/games/KRWNQT')).toBe(shown);
  expect(await goTo('/games/KRWNQT/seats/1')).toBe(shown);
});

describe('after a request has timed out, the timeout is shorter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A server whose first responses take these delays in ms, and later ones 600 ms. */
  function slowServer(...delays: number[]) {
    const goTo = createBrowser(async () => {
      await new Promise(resolve => setTimeout(resolve, delays.shift() ?? 600));
      return new Response(FROM_SERVER);
    });
    return async () => {
      const shown = goTo('/games/KRWNQT');
      await vi.advanceTimersByTimeAsync(5000);
      return shown;
    };
  }

  it('until the network responds again', async () => {
    const goTo = slowServer(60_000, 60_000, 400);
    expect([await goTo(), await goTo(), await goTo()]).toEqual([FALLBACK, FALLBACK, FROM_SERVER]);
  });

  it('but not after a late response, which shows that the network is only slow', async () => {
    const goTo = slowServer(3500);
    expect(await goTo()).toBe(FALLBACK);
    for (let times = 0; times < 8; times++) expect(await goTo()).toBe(FROM_SERVER);
  });
});

test('a page that is not cached and never arrives times out: the fallback page is shown', async () => {
  vi.useFakeTimers();
  let shown = 'nothing yet';
  void createBrowser(() => new Promise(() => {}))('/KRWNQT').then(text => {
    shown = text;
  });
  await vi.advanceTimersByTimeAsync(PATIENCE_MILLISECONDS);
  expect(shown).toBe(FALLBACK);
  vi.useRealTimers();
});

test('a file that is not cached is fetched with a timeout', async () => {
  const goTo = createBrowser(async () => new Response('without a limit'));
  expect(await goTo('/words/en.0123456789ab.json.gz')).toBe('within a limit');
});

test('both scripts of the service worker run in one scope', () => {
  const context = {
    self: { offlineBuild: { build: 'one', files: [], pages: [], firstPages: [], tables: '^$' } },
    addEventListener() {},
  };
  const scripts = ['keep', 'answer'].map(name => readFileSync(`public/offline/${name}.js`, 'utf8'));
  createContext(context);
  for (const script of scripts) runInContext(script, context);
  expect(Object.keys(context.self)).toContain('kept');
});
