import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SCRIPT = readFileSync('public/offline/keep.js', 'utf8');
const BUILD = 'this-build';
const FILES = {
  '/_next/static/app.js': 'application/javascript; charset=UTF-8',
  '/_next/static/app.css': 'text/css; charset=UTF-8',
  '/_next/static/letters.woff2': 'font/woff2',
  '/paw.svg': 'image/svg+xml',
};

type Stores = Map<string, Map<string, Response>>;

const fileOfType = (type: string) => new Response(BUILD, { headers: { 'content-type': type } });

/** Installs the service worker on a phone with these caches; returns whether it succeeded. */
async function install(stores: Stores, fetch: (address: string) => Response): Promise<boolean> {
  let installed: Promise<unknown> = Promise.resolve();
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const caches = {
    open: async (name: string) => ({
      put: async (address: string, response: Response) => storeOf(name).set(address, response),
    }),
    delete: async (name: string) => stores.delete(name),
    match: async (address: string) =>
      [...stores.values()].flatMap(store => store.get(address) ?? [])[0]?.clone(),
  };
  runInNewContext(SCRIPT, {
    self: { offlineBuild: { build: BUILD, files: Object.keys(FILES), pages: ['/'] } },
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type !== 'install') return;
      listener({
        waitUntil(task: Promise<unknown>) {
          installed = task;
        },
      });
    },
    caches,
    fetch: async (address: string) => fetch(address),
    navigator: { languages: ['en'] },
    Response,
  });
  return installed.then(
    () => true,
    () => false,
  );
}

const sound = (address: string) =>
  fileOfType(FILES[address as keyof typeof FILES] ?? 'text/html; charset=utf-8');

test('a build is kept if each of its files has its type', async () => {
  const stores: Stores = new Map();
  expect(await install(stores, sound)).toBe(true);
  expect(new Set(stores.get(`fieldbook ${BUILD}`)?.keys())).toEqual(
    new Set([...Object.keys(FILES), '/', '/languages']),
  );
});

test.each(Object.keys(FILES))('nothing is kept if a page comes in place of %s', async file => {
  const stores: Stores = new Map();
  const answer = (address: string) => (address === file ? fileOfType('text/html') : sound(address));
  expect(await install(stores, answer)).toBe(false);
  expect(stores.size).toBe(0);
});

test('a file that an earlier version has kept is taken over only if it has its type', async () => {
  const [script, style] = ['/_next/static/app.js', '/_next/static/app.css'];
  const kept = new Map([
    [script, fileOfType('text/html')],
    [style, fileOfType('text/css')],
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
  expect(fetched).not.toContain(style);
  const now = stores.get(`fieldbook ${BUILD}`)?.get(script);
  expect(now?.headers.get('content-type')).toContain('javascript');
});
