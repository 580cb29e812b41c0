/**
 * The part of the service worker that keeps a build on the phone: all of it at once, or nothing. What is private is
 * never kept: neither the API's answers nor a server's pages of its tables, for which one page stands in that is
 * the same for everybody.
 */

const { build, files, pages } = self.offlineBuild;

const CACHES = 'fieldbook ';
const CACHE = CACHES + build;
/** Kept beside the pages: the languages that the phone asked for them in. Without it they are to be fetched anew. */
const LANGUAGES = '/languages';
/** So many files are fetched at a time: what a page asks for meanwhile does not wait behind all of them. */
const LANES = 4;

addEventListener('install', event => event.waitUntil(keepBuild()));
addEventListener('activate', event => event.waitUntil(begin()));
addEventListener('message', event => {
  if (event.data === 'pages anew') event.waitUntil(recachePages());
  if (event.data === 'take over') event.waitUntil(takeOver(event));
});

async function keepBuild() {
  const cache = await caches.open(CACHE);
  try {
    await putAll(cache, files, fetchFile);
    await keepPages(cache);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** From now on this build is shown: those before are of no use any more. */
async function begin() {
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
  await clients.claim();
}

/** Takes over from the version before, unless another window is open: it may be in the middle of a game. */
async function takeOver({ source, ports: [reply] }) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAlone = windows.every(({ id }) => id === source.id);
  reply.postMessage(isAlone);
  if (isAlone) await skipWaiting();
}

/** How often the pages are still to be fetched. */
let wanted = 0;
let keeping = Promise.resolve();

/**
 * Fetches all pages in the language of now; where that fails, the old ones stay until it can be done. One time after the
 * other, since the language may change again meanwhile.
 */
function recachePages() {
  wanted++;
  keeping = keeping.then(async () => {
    const cache = await caches.open(CACHE);
    await cache.delete(LANGUAGES);
    await keepPages(cache).catch(() => undefined);
    wanted--;
  });
  return keeping;
}

async function keepPages(cache) {
  await putAll(cache, pages, fetchPage);
  await cache.put(LANGUAGES, new Response(String(navigator.languages)));
}

/** Fetches all, and only then puts them into the cache. */
async function putAll(cache, addresses, fetchOne) {
  const fetched = new Map();
  const waiting = [...addresses];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      fetched.set(next, await fetchOne(next));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  for (const [address, response] of fetched) await cache.put(address, response);
}

/** What the build has named is the same wherever it has that name: a version before may have it. */
async function fetchFile(file) {
  if (!file.startsWith('/_next/')) return fetchSound(file, { cache: 'no-cache' });
  return (await caches.match(file, { ignoreVary: true })) ?? fetchSound(file, {});
}

/** A server that was changed meanwhile has pages that ask for other files. */
async function fetchPage(page) {
  const response = await fetchSound(page, { cache: 'no-store' });
  if ((await response.clone().text()).includes(build)) return response;
  throw new Error(`${page} is another version's`);
}

async function fetchSound(address, options) {
  const response = await fetch(address, options);
  if (response.ok && !response.redirected) return response;
  throw new Error(`${address} was answered with ${response.status}`);
}

const find = address => caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** For answer.js. */
self.kept = {
  find,
  recachePages,
  isKeepingPages: () => wanted > 0,
  /** Whether the pages are in the language that would be asked for now. */
  async isCurrent() {
    const languages = await find(LANGUAGES);
    return languages !== undefined && (await languages.text()) === String(navigator.languages);
  },
};
