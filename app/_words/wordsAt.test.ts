// @vitest-environment happy-dom
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNUSABLE_FILES_SCRIPT } from '@/app/_server/pageScripts';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { fetchAhead, wordsAt } from './wordsAt';

const WORDS = { start: { newGame: 'New game' } };
const FILE = new Uint8Array(gzipSync(JSON.stringify(WORDS)));
const GZIP = { headers: { 'Content-Type': 'application/gzip' } };

/** The possible outcomes of a request for the file. */
const ANSWERS = {
  whole: async () => new Response(FILE, GZIP),
  half: async () => new Response(FILE.slice(0, FILE.length / 2), GZIP),
  page: async () => new Response('<!DOCTYPE html><h1>Welcome, guest</h1>', GZIP),
  'half of its text': async () =>
    new Response(new Uint8Array(gzipSync(JSON.stringify(WORDS).slice(0, 20))), GZIP),
  failed: async () => new Response(null, { status: 503 }),
  lost: async () => Promise.reject(new TypeError('Failed to fetch')),
  stalled: (signal?: AbortSignal | null) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    ),
} as const;
type Answer = keyof typeof ANSWERS;

/** The next answers, in order; the last one is repeated. */
let answers: Answer[];
let isServerThere: boolean;
/** The cache mode of each request for the file. */
let asked: RequestCache[];
const controller = { postMessage: vi.fn() };
const kept = new Set<string>();
const caches = {
  keys: async () => [...kept],
  delete: async (name: string) => kept.delete(name),
};
const reload = vi.fn();

/** The error that the page has not loaded completely; `null` if it is not shown. */
const notice = () => document.querySelector('[role=alert]');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  isServerThere = true;
  sessionStorage.clear();
  kept.add('fieldbook this-build');
  controller.postMessage.mockClear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
    const aborter = new AbortController();
    setTimeout(() => aborter.abort(), milliseconds);
    return aborter.signal;
  });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (address: string, how: RequestInit = {}) => {
    if (address === '/api/health')
      return isServerThere ? ourAnswer({}) : Promise.reject(new TypeError('Failed to fetch'));
    asked.push(how.cache ?? 'default');
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return ANSWERS[answer ?? 'lost'](how.signal);
  });
  // The inline script of the page.
  new Function(UNUSABLE_FILES_SCRIPT)();
});
afterEach(async () => {
  answers = ['whole'];
  await until(() => notice() === null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Advances the page's time until the condition holds. Unpacking takes real time. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise(setImmediate);
  }
}

const installServiceWorker = () =>
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller } });

let files = 0;

/** A page that needs a file, and its messages once they have loaded. */
function openPage() {
  const page: { words?: unknown } = {};
  void wordsAt(`/words/en.${++files}.json.gz`).then(words => {
    page.words = words;
  });
  return page;
}

test.each(Object.keys(ANSWERS).filter(answer => answer !== 'whole') as Answer[])(
  'after the answer “%s” the file is requested again, bypassing the browser’s cache',
  async answer => {
    answers = [answer, 'whole'];
    const page = openPage();
    await until(() => page.words !== undefined);
    expect(page.words).toEqual(WORDS);
    expect(asked).toEqual(['default', 'reload']);
    expect(notice()).toBeNull();
  },
);

test('without an answer, the timeout doubles with each attempt, up to a minute', async () => {
  answers = ['stalled'];
  openPage();
  await until(() => asked.length === 7);
  const limits = vi.mocked(AbortSignal.timeout).mock.calls.map(([milliseconds]) => milliseconds);
  expect(limits).toEqual([4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test('after three attempts the page shows an error until the file loads', async () => {
  answers = ['page'];
  const page = openPage();
  await until(() => notice() !== null);
  expect(asked).toHaveLength(3);
  expect(notice()?.textContent).toBe('This page has not loaded completely.Try again');
  notice()?.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
  answers = ['whole'];
  await until(() => page.words !== undefined);
  expect(notice()).toBeNull();
});

test('a prefetch that fails shows no error until the page waits for the file', async () => {
  answers = ['page'];
  const address = '/words/en.later.json.gz';
  void fetchAhead(address);
  await until(() => asked.length === 5);
  expect(notice()).toBeNull();
  void wordsAt(address);
  await until(() => notice() !== null);
  answers = ['whole'];
  expect(await Promise.all([fetchAhead(address), until(() => notice() === null)])).toEqual([
    WORDS,
    undefined,
  ]);
});

test('a broken file in the service worker’s cache has the cache refilled, once a visit', async () => {
  installServiceWorker();
  answers = ['half'];
  openPage();
  await until(() => reload.mock.calls.length > 0);
  expect(notice()).toBeNull();
  expect(asked).toHaveLength(3);
  expect(kept.size).toBe(0);
  expect(controller.postMessage).toHaveBeenCalledExactlyOnceWith('build anew');

  // The reloaded page.
  kept.add('fieldbook this-build');
  openPage();
  await until(() => notice() !== null);
  expect(reload).toHaveBeenCalledOnce();
  expect(kept.size).toBe(1);
});

test('without a server the cache is kept, and the page shows the error', async () => {
  installServiceWorker();
  isServerThere = false;
  answers = ['half'];
  openPage();
  await until(() => notice() !== null);
  expect(kept.size).toBe(1);
  expect(reload).not.toHaveBeenCalled();
  isServerThere = true;
  await until(() => reload.mock.calls.length > 0);
  expect(kept.size).toBe(0);
});

test('a broken script also has the cache refilled', async () => {
  installServiceWorker();
  const filename = '/_next/static/app.js';
  window.dispatchEvent(new ErrorEvent('error', { filename, error: new SyntaxError() }));
  await until(() => reload.mock.calls.length > 0);
  expect(kept.size).toBe(0);
});
