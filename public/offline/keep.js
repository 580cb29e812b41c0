/**
 * The part of the service worker that caches a build on the phone. The first version installs as soon as a phone can
 * deal a game and be passed around; later versions only when complete. Nothing private is cached: neither API responses
 * nor table pages. One generic page, the same for everyone, replaces table pages offline.
 */

const { build, pages, firstPages, words, patience } = self.offlineBuild;
/** The size of each of the build's files in bytes. */
const bytesOf = new Map(Object.entries(self.offlineBuild.files));
const files = [...bytesOf.keys()];

const CACHES = 'fieldbook ';
const CACHE = CACHES + build;
/** Cached with the pages: the languages they were requested in. If missing, the pages are fetched again. */
const LANGUAGES = '/languages';
/** How many files are fetched at a time. Few, so that the page's own requests do not queue behind them. */
const LANES = 4;
/** Possible file names in the text of a page, a script or a style sheet. */
const FILE_NAMES = /[\w.~-]+\.(js|css|woff2|svg)\b/g;

addEventListener('install', event => event.waitUntil(install()));
addEventListener('activate', event => event.waitUntil(activate()));
addEventListener('message', event => {
  if (event.data === 'build anew' || event.data === 'the rest') event.waitUntil(cacheRest());
  if (event.data === 'how far') event.waitUntil(tellHowFar(event));
  if (event.data === 'pages anew') event.waitUntil(recachePages());
  if (event.data === 'take over') event.waitUntil(takeOver(event));
});

async function install() {
  const cache = await caches.open(CACHE);
  try {
    if (registration.active === null) return await cacheFirst(cache);
    await putFiles(cache, files);
    await cachePages(cache, pages);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Caches the first pages, the files that they refer to, the files that those refer to, and so on. */
async function cacheFirst(cache) {
  const fileOf = new Map(files.map(file => [file.split('/').at(-1), file]));
  const readNames = async address => (await (await find(address)).text()).match(FILE_NAMES) ?? [];
  await cachePages(cache, firstPages);
  const needed = new Set(firstPages);
  for (let added = firstPages; added.length > 0; ) {
    const names = (await Promise.all(added.map(readNames))).flat();
    const named = new Set(names.flatMap(name => fileOf.get(name) ?? []));
    added = [...named].filter(file => !needed.has(file));
    for (const file of added) needed.add(file);
    await putFiles(cache, added);
  }
}

let rest;

/** Caches what the active version lacks: it starts incomplete, and browsers evict files. Every page requests this. */
function cacheRest() {
  const run = async () => {
    const cache = await caches.open(CACHE);
    const there = await keptAddresses(cache);
    const isMissing = address => !there.has(address);
    await putFiles(cache, files.filter(isMissing));
    if ([...pages, ...(await namedWords())].some(isMissing)) await recachePages();
  };
  const forget = () => {
    rest = undefined;
  };
  rest ??= run().then(forget, forget);
  return rest;
}

/** Replies with the number of cached files, pages and message files, and with their total. */
async function tellHowFar({ ports: [reply] }) {
  const there = await keptAddresses(await caches.open(CACHE));
  const all = [...files, ...pages, ...(await namedWords())];
  reply.postMessage({ kept: all.filter(each => there.has(each)).length, all: all.length });
}

const keptAddresses = async cache =>
  new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));

/** Activates this build and deletes the caches of earlier ones. */
async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
  await clients.claim();
}

/** Replaces the active version, unless another window is open, which may be in the middle of a game. */
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
    await cachePages(cache, pages).catch(() => undefined);
    pendingRuns--;
  });
  return lastRun;
}

/** Every page contains the path of the messages that all need. Other parts have other words instead of `every`. */
const WORDS = /(\/words\/[\w-]+\.[0-9a-f]+\.)every(\.json\.gz)/;

/** The paths of all message files in a page's language; empty if the page contains none. */
async function wordsOf(page) {
  const [, before, after] = WORDS.exec(await page.clone().text()) ?? [];
  return before === undefined ? [] : words.map(part => before + part + after);
}

/** The paths of the cached pages' message files; each `undefined` if no page is cached yet. */
async function namedWords() {
  const page = await find(firstPages[0]);
  return page ? wordsOf(page) : words.map(() => undefined);
}

/** Caches pages and their messages. Fetches all pages before caching any, so that all are in the same language. */
async function cachePages(cache, addresses) {
  const fetched = new Map();
  await inLanes(addresses, async page => fetched.set(page, await fetchPage(page)));
  const [home] = fetched.values();
  const messages = await wordsOf(home);
  if (messages.length === 0) throw new Error('a page names no messages');
  await putFiles(cache, messages);
  for (const [page, response] of fetched) await cache.put(page, response);
  await cache.put(LANGUAGES, new Response(String(navigator.languages)));
}

const putFiles = (cache, addresses) =>
  inLanes(addresses, async file => cache.put(file, await fetchFile(file)));

async function inLanes(addresses, run) {
  const queue = [...addresses];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * Build files and messages have content hashes in their names, so a sound copy cached by an earlier version is reused.
 * A file that is not sound is fetched again without the browser's HTTP cache, which may contain a bad copy.
 */
async function fetchFile(file) {
  const isHashed = /^\/(_next|words)\//.test(file);
  const cached = isHashed && (await caches.match(file, { ignoreVary: true }));
  if (cached && (await isSound(file, cached))) return cached;
  return fetchOk(file, { cache: isHashed ? 'default' : 'no-cache' }).catch(() =>
    fetchOk(file, { cache: 'reload' }),
  );
}

/** Rejects pages of another build: after a redeployment they refer to other files. */
async function fetchPage(page) {
  const response = await fetchOk(page, { cache: 'no-store' });
  if ((await response.clone().text()).includes(build)) return response;
  throw new Error(`${page} is of another version`);
}

async function fetchOk(address, options) {
  const response = await fetchInTime(address, options);
  const type = response.headers.get('content-type');
  if (response.ok && !response.redirected && (await isSound(address, response))) return response;
  throw new Error(`${address} was answered with ${response.status} ${type}`);
}

/** A fetch with a timeout, which also aborts the body. A long one: files may be large, and networks slow. */
const fetchInTime = (request, options) =>
  fetch(request, { ...options, signal: AbortSignal.timeout(8 * patience) });

/** Parts of content types, by file extension; pages have no extension. */
const TYPES = {
  js: 'javascript',
  css: 'text/css',
  woff2: 'woff2',
  svg: 'image/svg+xml',
  json: 'json',
  gz: 'gzip',
};

/** Whether a response has the content type that its path implies: gateways answer any request with their own pages. */
function isOfType(address, { headers }) {
  const [, ending] = /\.(\w+)$/.exec(address) ?? [];
  return headers.get('content-type')?.includes(TYPES[ending] ?? 'text/html') ?? false;
}

/** Whether a response has the right type and is complete: some networks truncate responses. */
async function isSound(address, response) {
  if (!isOfType(address, response)) return false;
  const copy = response.clone();
  if (bytesOf.has(address)) return (await copy.arrayBuffer()).byteLength === bytesOf.get(address);
  if (address.endsWith('.gz')) return isOfThisBuild(copy) && canBeRead(copy);
  return (await copy.text()).trimEnd().endsWith('</html>');
}

/** A server with another build sends its own messages, with `no-store`. */
const isOfThisBuild = ({ headers }) => !headers.get('cache-control')?.includes('no-store');

/** Whether the body is complete gzipped JSON; gzip has a checksum. */
const canBeRead = ({ body }) =>
  new Response(body.pipeThrough(new DecompressionStream('gzip'))).json().then(
    () => true,
    () => false,
  );

const find = address => caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** Used by answer.js. */
self.kept = {
  find,
  fetchInTime,
  recachePages,
  isKeepingPages: () => pendingRuns > 0,
  /** Whether the pages were requested in the current languages. */
  async isCurrent() {
    const languages = await find(LANGUAGES);
    return languages !== undefined && (await languages.text()) === String(navigator.languages);
  },
};
