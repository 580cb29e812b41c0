import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from 'playwright/test';
import { claim } from '../ask';
import { endGame, sitEverywhere } from '../ending';
import { expect, test } from '../fixtures';
import { gameAt } from '../table';

/** The most gzipped JavaScript that a page's HTML may reference. */
const MAX_KB = 200;
/** The message files that a page waits for: the shared one and its own. A unit test limits their size. */
const WORDS_FILES = 2;
const BYTES_PER_KB = 1024;

const PAGES: readonly {
  readonly title: string;
  readonly path: (places: { readonly code: string; readonly ended: string }) => string;
  /** Requested by a phone without a seat: the page of a taken seat leads its holder to that seat. */
  readonly byStranger?: true;
}[] = [
  { title: 'the start', path: () => '/' },
  { title: 'a new game', path: () => '/new' },
  { title: 'a map by its code', path: () => '/new/code' },
  { title: 'entering a map', path: () => '/new/table' },
  { title: 'the judge', path: () => '/judge' },
  { title: 'entering a map for the judge', path: () => '/judge/table' },
  { title: 'the notebook without a table', path: () => '/notebook' },
  { title: 'entering a map for that notebook', path: () => '/notebook/table' },
  { title: 'puzzles', path: () => '/puzzle' },
  { title: 'how to play', path: () => '/how-to-play' },
  { title: 'the settings', path: () => '/settings' },
  { title: 'the redirect to the game to continue', path: () => '/go-on' },
  { title: 'moving games', path: () => '/move' },
  { title: 'a table', path: ({ code }) => `/games/${code}` },
  { title: 'an evening', path: ({ code }) => `/games/${code}/evening` },
  { title: 'sitting down', path: ({ code }) => `/games/${code}/sit?seat=3` },
  { title: 'seats to give out', path: ({ code }) => `/games/${code}/hand-out` },
  { title: 'the map to lay', path: ({ code }) => `/games/${code}/lay` },
  { title: 'help at the table', path: ({ code }) => `/games/${code}/assist` },
  { title: 'reporting a find', path: ({ code }) => `/games/${code}/found` },
  { title: 'the recorded board', path: ({ code }) => `/games/${code}/record` },
  { title: 'a player’s own seat', path: ({ code }) => `/games/${code}/seats/1` },
  { title: 'a notebook of a seat', path: ({ code }) => `/games/${code}/seats/1/notebook` },
  {
    title: 'a seat to take over',
    path: ({ code }) => `/games/${code}/seats/1/take`,
    byStranger: true,
  },
  { title: 'the end', path: ({ ended }) => `/games/${ended}` },
  { title: 'how the game went', path: ({ ended }) => `/games/${ended}/replay` },
  { title: 'the phone to pass', path: ({ code }) => `/games/${code}/pass` },
  { title: 'a table stored on the phone', path: () => '/games/phone-KRWNQT' },
];

test('every page loads little JavaScript', async ({ table, request, device }) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 4 });
  // Seat pages open only for their holder.
  for (const seat of [1, 2]) await claim(request, gameAt(code), seat);
  const { code: ended } = await table.createGame({ mode: 'normal', players: 3 });
  await sitEverywhere(request, ended, ['Ada', 'Ben', 'Cleo']);
  await endGame(request, ended, { by: 1, found: true });
  const stranger = await device();
  const weighed = new Map<string, number>();
  for (const { title, path, byStranger } of PAGES) {
    await test.step(`${title} loads little JavaScript`, async () => {
      const reader = byStranger ? stranger : request;
      const kilobytes = await weigh(reader, path({ code, ended }), weighed);
      process.stdout.write(`${kilobytes.toFixed(1)} KB: ${title}\n`);
      expect.soft(kilobytes, title).toBeLessThanOrEqual(MAX_KB);
    });
  }
});

/** The scripts in a page's HTML that current browsers run, in kilobytes of gzip; each is measured once. */
async function weigh(
  request: APIRequestContext,
  path: string,
  weighed: Map<string, number>,
): Promise<number> {
  const page = await request.get(path);
  expect(page.ok(), path).toBe(true);
  const html = await page.text();
  const words = html.match(/\/words\/[\w.-]+\.json\.gz/g);
  expect.soft(new Set(words).size, `messages of ${path}`).toBe(WORDS_FILES);
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag);
  const sources = scripts
    .filter(tag => !/\bnomodule\b/i.test(tag))
    .flatMap(tag => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  expect(sources.length, path).toBeGreaterThan(0);
  let bytes = 0;
  for (const source of new Set(sources)) {
    const size = weighed.get(source) ?? (await weighScript(request, source));
    weighed.set(source, size);
    bytes += size;
  }
  return bytes / BYTES_PER_KB;
}

async function weighScript(request: APIRequestContext, source: string): Promise<number> {
  const script = await request.get(source.replaceAll('&amp;', '&'));
  expect(script.ok(), source).toBe(true);
  return gzipSync(await script.body(), { level: 9 }).length;
}
