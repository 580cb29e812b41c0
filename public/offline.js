/**
 * The service worker: shows Fieldbook where no server answers. `/worker.js` names a build's files and pages and
 * then calls this in, so that browsers find a new build by that script alone.
 *
 * All of a build is kept at once, or nothing. What is private is never kept: neither the API's answers nor a server's
 * pages of its tables, for which one page stands in that is the same for everybody.
 */

const { build, files, pages, standIn, tables } = self.offlineBuild;

const CACHES = 'fieldbook ';
const CACHE = CACHES + build;
const FILES = new Set(files);
const PAGES = new Set(pages);
/** The places of tables that the page which stands in can show. */
const TABLES = new RegExp(tables);

/** Kept beside the pages: the languages that the phone asked for them in. Without it they are to be fetched anew. */
const LANGUAGES = '/languages';

/** So long a network has to answer that may be dead without knowing it. */
const PATIENCE_MILLISECONDS = 3000;
/** And so long while it has been found dead less than a moment ago. */
const LITTLE_PATIENCE_MILLISECONDS = 500;
const SILENCE_MILLISECONDS = 30_000;
/** What a proxy answers for a server that is gone. */
const NOBODY_THERE = [502, 503, 504];
/** So many files are fetched at a time: what a page asks for meanwhile does not wait behind all of them. */
const LANES = 4;

addEventListener('install', event => event.waitUntil(keepBuild()));
addEventListener('activate', event => event.waitUntil(begin()));

addEventListener('message', event => {
  if (event.data === 'pages anew') event.waitUntil(keepPagesAnew());
  if (event.data === 'take over') event.waitUntil(takeOver(event));
});

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (FILES.has(pathname)) return event.respondWith(showFile(request, pathname));
  if (pathname.startsWith('/api/') || pathname.startsWith('/_next/')) return;
  const isTable = TABLES.test(pathname);
  const isPhones = pathname.startsWith('/games/phone-');
  if (request.mode === 'navigate') {
    // A code that was sent by a page that was not alive yet is the server's to read.
    if (PAGES.has(pathname) && !searchParams.has('code'))
      return event.respondWith(showPage(event, pathname));
    if (isPhones) return event.respondWith(showPage(event, standIn));
    const asked = isTable ? inTime(fetch(request)) : fetch(request);
    event.respondWith(heard(asked, PAGES.has(pathname) ? pathname : standIn));
  } else if (request.headers.has('RSC') && (isTable || PAGES.has(pathname))) {
    // What Next asks for on the way to another page. Without an answer it loads the whole page, which is kept.
    event.respondWith(isPhones ? Response.error() : inTime(fetch(request)));
  }
});

/** Keeps the whole build, or nothing. */
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

let keeping;

/** Fetches all pages in the language of now; where that fails, the old ones stay until it can be done. */
async function keepPagesAnew() {
  const cache = await caches.open(CACHE);
  await cache.delete(LANGUAGES);
  keeping ??= keepPages(cache).finally(() => {
    keeping = undefined;
  });
  await keeping.catch(() => undefined);
}

async function keepPages(cache) {
  await putAll(cache, pages, fetchPage);
  await cache.put(LANGUAGES, new Response(String(navigator.languages)));
}

async function showFile(request, file) {
  const response = await keptOr(file, () => fetch(request));
  // A thread reads what stands behind the # of its script's address: an answer with one of its own hides that.
  return request.destination === 'worker' ? new Response(response.body, response) : response;
}

/** A page that is kept, at once; if it is in a language that is no longer asked for, the server's before it. */
async function showPage(event, page) {
  const languages = await kept(LANGUAGES);
  const isCurrent = languages && (await languages.text()) === String(navigator.languages);
  if (isCurrent) return keptOr(page, () => fetch(event.request));
  event.waitUntil(keepPagesAnew());
  return heard(inTime(fetch(event.request)), page);
}

const kept = address => caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** Browsers may clear away what is kept. */
const keptOr = async (address, otherwise) => (await kept(address)) ?? otherwise();

/** What the server answers; where it does not, the page that is kept. */
async function heard(asked, page) {
  try {
    const response = await asked;
    return NOBODY_THERE.includes(response.status) ? await keptOr(page, () => response) : response;
  } catch {
    return keptOr(page, Response.error);
  }
}

let silentAt = Number.NEGATIVE_INFINITY;

/** The answer, unless it takes too long: of a network that was silent a moment ago little is expected. */
async function inTime(answer) {
  const wasSilent = Date.now() - silentAt < SILENCE_MILLISECONDS;
  const patience = wasSilent ? LITTLE_PATIENCE_MILLISECONDS : PATIENCE_MILLISECONDS;
  let waiting;
  const silence = new Promise((_, reject) => {
    waiting = setTimeout(() => {
      silentAt = Date.now();
      reject(new Error('no answer in time'));
    }, patience);
  });
  try {
    const response = await Promise.race([answer, silence]);
    silentAt = Number.NEGATIVE_INFINITY;
    return response;
  } finally {
    clearTimeout(waiting);
  }
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
