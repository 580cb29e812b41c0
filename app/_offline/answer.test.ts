import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { TABLE_PLACE } from '@/app/kept/tablePlace';
import { OFFLINE_PAGES, STAND_IN } from './offlinePages';

const SCRIPT = readFileSync('public/offline/answer.js', 'utf8');
const ORIGIN = 'http://here';

interface Asked {
  readonly request: { readonly url: string; readonly method: string; readonly mode: string };
  respondWith(answer: Promise<Response>): void;
}

/** What the worker of a phone that keeps the build answers somebody who goes to a page, while the server says `status`. */
async function goTo(path: string, status: number): Promise<string> {
  let heed: (event: Asked) => void = () => undefined;
  const kept = { find: async (address: string) => new Response(`kept ${address}`) };
  runInNewContext(SCRIPT, {
    self: {
      offlineBuild: {
        files: [],
        pages: OFFLINE_PAGES,
        standIn: STAND_IN,
        tables: TABLE_PLACE.source,
      },
      kept: { ...kept, isCurrent: async () => true },
    },
    addEventListener: (_: 'fetch', listener: typeof heed) => {
      heed = listener;
    },
    location: { origin: ORIGIN },
    fetch: async () => new Response('the server’s', { status }),
    URL,
    Response,
    setTimeout,
    clearTimeout,
  });
  let answer: Promise<Response> | undefined;
  heed({
    request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
    respondWith(given) {
      answer = given;
    },
  });
  return (await answer)?.text() ?? 'left to the browser';
}

it.each([
  [200, 'the server’s'],
  [404, 'the server’s'],
  [429, 'the server’s'],
  [500, `kept ${STAND_IN}`],
  [502, `kept ${STAND_IN}`],
  [503, `kept ${STAND_IN}`],
  [504, `kept ${STAND_IN}`],
])('shows a table where the server says %i: %s', async (status, shown) => {
  expect(await goTo('/games/KRWNQT', status)).toBe(shown);
  expect(await goTo('/games/KRWNQT/seats/1', status)).toBe(shown);
});
