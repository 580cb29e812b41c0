/**
 * The part of the service worker that caches a build on the phone: completely or not at all. Nothing private is cached:
 * neither API responses nor table pages. One generic page, the same for everyone, replaces the latter offline.
 */

const { build, files, pages } = self.offlineBuild;

const CACHES = 'fieldbook ';
const CACHE = CACHES + build;
/** Cached with the pages: the languages they were requested in. If missing, the pages are fetched again. */
const LANGUAGES = '/languages';
/** How many files are fetched at a time; the requests of pages do not have to wait behind all of them. */
const LANES = 4;

addEventListener('install', event => event.waitUntil(cacheBuild()));
addEventListener('activate', event => event.waitUntil(activate()));
addEventListener('message', event => {
  if (event.data === 'build anew') event.waitUntil(cacheBuild());
  if (event.data === 'pages anew') event.waitUntil(recachePages());
  if (event.data === 'take over') event.waitUntil(takeOver(event));
});

async function cacheBuild() {
  const cache = await caches.open(CACHE);
  try {
    await putAll(cache, files, fetchFile);
    await cachePages(cache);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Activates this build and deletes the caches of earlier ones. */
async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
  await clients.claim();
}

/** Takes over from the previous version, unless another window is open, which may be in the middle of a game. */
async function takeOver({ source, ports: [reply] }) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAlone = windows.every(({ id }) => id === source.id);
  reply.postMessage(isAlone);
  if (isAlone) await skipWaiting();
}

/** How many runs of `recachePages` have not finished. */
let pendingRuns = 0;
let lastRun = Promise.resolve();

/**
 * Refetches all pages in the current language. On failure the old pages stay. Runs are serialized, because the language
 * may change again during one.
 */
function recachePages() {
  pendingRuns++;
  lastRun = lastRun.then(async () => {
    const cache = await caches.open(CACHE);
    await cache.delete(LANGUAGES);
    await cachePages(cache).catch(() => undefined);
    pendingRuns--;
  });
  return lastRun;
}

async function cachePages(cache) {
  await putAll(cache, pages, fetchPage);
  await cache.put(LANGUAGES, new Response(String(navigator.languages)));
}

/** Fetches all files before it puts any of them into the cache. */
async function putAll(cache, addresses, fetchOne) {
  const fetched = new Map();
  const queue = [...addresses];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      fetched.set(next, await fetchOne(next));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  for (const [address, response] of fetched) await cache.put(address, response);
}

/** Build files have content hashes in their names, so a copy cached by an earlier version is as good. */
async function fetchFile(file) {
  if (!file.startsWith('/_next/')) return fetchOk(file, { cache: 'no-cache' });
  const cached = await caches.match(file, { ignoreVary: true });
  return cached && isOfType(file, cached) ? cached : fetchOk(file, {});
}

/** If the server was redeployed meanwhile, its pages refer to other files. */
async function fetchPage(page) {
  const response = await fetchOk(page, { cache: 'no-store' });
  if ((await response.clone().text()).includes(build)) return response;
  throw new Error(`${page} is of another version`);
}

async function fetchOk(address, options) {
  const response = await fetch(address, options);
  const type = response.headers.get('content-type');
  if (response.ok && !response.redirected && isOfType(address, response)) return response;
  throw new Error(`${address} was answered with ${response.status} ${type}`);
}

/** The content types of files, by their endings; pages have none. */
const TYPES = {
  js: 'javascript',
  css: 'text/css',
  woff2: 'woff2',
  svg: 'image/svg+xml',
  json: 'json',
};

/** Whether a response has the type that its address promises: gateways answer anything with pages of theirs. */
function isOfType(address, { headers }) {
  const [, ending] = /\.(\w+)$/.exec(address) ?? [];
  return headers.get('content-type')?.includes(TYPES[ending] ?? 'text/html') ?? false;
}

const find = address => caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** Used by answer.js. */
self.kept = {
  find,
  recachePages,
  isKeepingPages: () => pendingRuns > 0,
  /** Whether the pages were requested in the current languages. */
  async isCurrent() {
    const languages = await find(LANGUAGES);
    return languages !== undefined && (await languages.text()) === String(navigator.languages);
  },
};
