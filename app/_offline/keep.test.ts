import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE_MILLISECONDS, withTimeout } from '@/app/_ui/patience';

const SCRIPT = readFileSync('public/offline/keep.js', 'utf8');
const BUILD = 'this-build';
const FILES = {
  '/_next/static/app.js': 'application/javascript; charset=UTF-8',
  '/_next/static/app.css': 'text/css; charset=UTF-8',
  '/_next/static/letters.woff2': 'font/woff2',
  '/paw.svg': 'image/svg+xml',
  '/puzzles/2026-11.json': 'application/json; charset=UTF-8',
};
/** The messages that every page needs; every page contains this path. */
const WORDS = '/words/en.0123456789ab.every.json.gz';
/** Another part of the messages. */
const START = '/words/en.0123456789ab.start.json.gz';

const PAGES = ['/', '/judge'];
const ALL = [...Object.keys(FILES), WORDS, START, ...PAGES];

type Stores = Map<string, Map<string, Response>>;
type Server = (
  address: string,
  cache?: RequestCache,
  signal?: AbortSignal,
) => Response | Promise<Response>;

const TYPES: Readonly<Record<string, string>> = {
  ...FILES,
  [WORDS]: 'application/gzip',
  [START]: 'application/gzip',
};
const typeOf = (address: string) => TYPES[address] ?? 'text/html; charset=utf-8';

/** The size of each file in bytes; its text below is padded to it. */
const SIZE = 100;
const TEXTS: Readonly<Record<string, string>> = {
  '/_next/static/app.js': 'load("static/app.css")',
  '/_next/static/app.css': '@font-face { src: url(letters.woff2) }',
};
const PAGE = `<html>${BUILD} <script src="/_next/static/app.js"></script> ${WORDS}</html>`;
const MESSAGES = new Uint8Array(gzipSync('{"start":{"newGame":"New game"}}'));

/** What the server sends for an address. */
function bodyOf(address: string): Uint8Array<ArrayBuffer> {
  if (address === WORDS || address === START) return MESSAGES;
  const text = address in FILES ? (TEXTS[address] ?? '').padEnd(SIZE) : PAGE;
  return new TextEncoder().encode(text);
}

const sound = (address: string) =>
  new Response(bodyOf(address), { headers: { 'content-type': typeOf(address) } });

/** Responses of the right type with bad contents. */
const UNSOUND = {
  cut: (address: string) =>
    new Response(bodyOf(address).slice(0, -10), { headers: { 'content-type': typeOf(address) } }),
  'a page of a gateway': (address: string) =>
    new Response('<html>Welcome, guest', { headers: { 'content-type': typeOf(address) } }),
} as const;

const fileOfType = (type: string) => new Response(PAGE, { headers: { 'content-type': type } });

interface FakeEvent {
  readonly data?: string;
  readonly ports?: readonly { postMessage(data: unknown): void }[];
}

/** A phone's service worker with these caches. Returns a function that dispatches an event; resolves to its success. */
function startWorker(stores: Stores, fetch: Server, { isFirst = false } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const caches = {
    async open(name: string) {
      const store = storeOf(name);
      return {
        put: async (address: string, response: Response) => store.set(address, response),
        delete: async (address: string) => store.delete(address),
        keys: async () => [...store.keys()].map(address => ({ url: `http://localhost${address}` })),
      };
    },
    delete: async (name: string) => stores.delete(name),
    match: async (address: string) =>
      [...stores.values()].flatMap(store => store.get(address) ?? [])[0]?.clone(),
  };
  runInNewContext(SCRIPT, {
    self: {
      offlineBuild: {
        build: BUILD,
        files: Object.fromEntries(Object.keys(FILES).map(file => [file, SIZE])),
        pages: PAGES,
        firstPages: ['/'],
        words: ['every', 'start'],
        patience: PATIENCE_MILLISECONDS,
      },
    },
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    registration: { active: isFirst ? null : {} },
    caches,
    fetch: async (address: string, { cache, signal }: RequestInit) =>
      fetch(address, cache, signal ?? undefined),
    AbortSignal: { timeout: (milliseconds: number) => withTimeout(undefined, milliseconds) },
    navigator: { languages: ['en'] },
    Response,
    DecompressionStream,
    URL,
  });
  return (type: 'install' | 'message', event: FakeEvent = {}): Promise<boolean> =>
    new Promise(resolve => {
      const waitUntil = (task: Promise<unknown>) =>
        task.then(
          () => resolve(true),
          () => resolve(false),
        );
      listeners.get(type)?.({ ...event, waitUntil });
    });
}

/** Installs an update. */
const install = (stores: Stores, fetch: Server) => startWorker(stores, fetch)('install');

test('an update is cached if each file has its type', async () => {
  const stores: Stores = new Map();
  expect(await install(stores, sound)).toBe(true);
  expect(new Set(stores.get(`fieldbook ${BUILD}`)?.keys())).toEqual(
    new Set([...ALL, '/languages']),
  );
});

test.each(Object.keys(TYPES))('nothing is cached if a page is sent instead of %s', async file => {
  const stores: Stores = new Map();
  const answer = (address: string) => (address === file ? fileOfType('text/html') : sound(address));
  expect(await install(stores, answer)).toBe(false);
  expect(stores.size).toBe(0);
});

test.each(
  ALL.flatMap(address =>
    Object.entries(UNSOUND).map(([how, answer]) => ({ address, how, answer })),
  ),
)('nothing is cached if $address is $how', async ({ address, answer }) => {
  const stores: Stores = new Map();
  const server: Server = asked => (asked === address ? answer : sound)(asked);
  expect(await install(stores, server)).toBe(false);
  expect(stores.size).toBe(0);
});

test('messages of another build are not cached', async () => {
  const stores: Stores = new Map();
  const headers = { 'content-type': 'application/gzip', 'cache-control': 'no-store' };
  const server: Server = address =>
    address === WORDS ? new Response(MESSAGES, { headers }) : sound(address);
  expect(await install(stores, server)).toBe(false);
});

test('a file that is truncated in the browser’s HTTP cache is fetched without it', async () => {
  const stores: Stores = new Map();
  const server: Server = (address, cache) =>
    (address in TYPES && cache !== 'reload' ? UNSOUND.cut : sound)(address);
  expect(await install(stores, server)).toBe(true);
  const { size = 0 } = (await stores.get(`fieldbook ${BUILD}`)?.get(WORDS)?.blob()) ?? {};
  expect(size).toBe(MESSAGES.length);
});

test('a file cached by an earlier version is reused only if it is sound', async () => {
  const [script, style, letters] = Object.keys(FILES) as [string, string, string];
  const kept = new Map([
    [script, UNSOUND.cut(script)],
    [style, sound(style)],
    [letters, fileOfType('text/html')],
  ]);
  const fetched: string[] = [];
  const stores: Stores = new Map([['fieldbook earlier', kept]]);
  expect(
    await install(stores, address => {
      fetched.push(address);
      return sound(address);
    }),
  ).toBe(true);
  expect(fetched).toContain(script);
  expect(fetched).toContain(letters);
  expect(fetched).not.toContain(style);
  const now = stores.get(`fieldbook ${BUILD}`)?.get(script);
  expect(now?.headers.get('content-type')).toContain('javascript');
});

test('a first version installs with the first page and its files, and caches the rest afterwards', async () => {
  const [script, style, letters, picture] = Object.keys(FILES);
  const stores: Stores = new Map();
  const dispatch = startWorker(stores, sound, { isFirst: true });
  const kept = () => [...(stores.get(`fieldbook ${BUILD}`)?.keys() ?? [])].toSorted();
  async function howFar() {
    let told: unknown;
    await dispatch('message', { data: 'how far', ports: [{ postMessage: data => (told = data) }] });
    return told;
  }

  expect(await dispatch('install')).toBe(true);
  expect(kept()).toEqual(['/', script, style, letters, WORDS, START, '/languages'].toSorted());
  expect(await howFar()).toEqual({ kept: 6, all: 9 });

  await dispatch('message', { data: 'the rest' });
  expect(kept()).toEqual([...ALL, '/languages'].toSorted());
  expect(kept()).toContain(picture);
  expect(await howFar()).toEqual({ kept: 9, all: 9 });

  // The browser has evicted the messages.
  stores.get(`fieldbook ${BUILD}`)?.delete(WORDS);
  expect(await howFar()).toEqual({ kept: 8, all: 9 });
  await dispatch('message', { data: 'the rest' });
  expect(await howFar()).toEqual({ kept: 9, all: 9 });
});

test('when the network is lost, cached files stay, and missing ones are fetched later', async () => {
  let isReachable = true;
  const stores: Stores = new Map();
  const dispatch = startWorker(
    stores,
    address => (isReachable ? sound(address) : Response.error()),
    { isFirst: true },
  );
  await dispatch('install');
  isReachable = false;
  await dispatch('message', { data: 'the rest' });
  const kept = () => stores.get(`fieldbook ${BUILD}`);
  expect(kept()?.has('/')).toBe(true);
  expect(kept()?.has('/judge')).toBe(false);
  isReachable = true;
  await dispatch('message', { data: 'the rest' });
  for (const address of ALL) expect(kept()?.has(address), address).toBe(true);
});

describe('a page that never arrives, or never ends, times out, and the next page requests it again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const whenGivenUp = (signal: AbortSignal | undefined, end: (error: Error) => void) =>
    signal?.addEventListener('abort', () => end(new Error('given up')));
  const never: Server = (_, __, signal) => new Promise((_, reject) => whenGivenUp(signal, reject));
  const endless: Server = (address, _, signal) =>
    new Response(
      new ReadableStream({ start: body => whenGivenUp(signal, error => body.error(error)) }),
      { headers: sound(address).headers },
    );

  test.each([
    ['no response', never],
    ['an endless body', endless],
  ])('%s', async (_, stalled) => {
    let judge = stalled;
    const stores: Stores = new Map();
    const server: Server = (address, cache, signal) =>
      (address === '/judge' ? judge : sound)(address, cache, signal);
    const dispatch = startWorker(stores, server, { isFirst: true });
    await dispatch('install');
    void dispatch('message', { data: 'the rest' });
    await vi.advanceTimersByTimeAsync(8 * PATIENCE_MILLISECONDS);
    judge = sound;
    void dispatch('message', { data: 'the rest' });
    await vi.waitFor(() => expect(stores.get(`fieldbook ${BUILD}`)?.has('/judge')).toBe(true));
  });
});
