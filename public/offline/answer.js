/**
 * The fetch handler of the service worker. It serves cached files immediately and other pages from the network, with
 * the cache as a fallback after a timeout. All other requests go to the browser.
 */

const { offlineBuild, kept } = self;
const { standIn, tables } = offlineBuild;

const FILES = new Set(Object.keys(offlineBuild.files));
const PAGES = new Set(offlineBuild.pages);
/** Paths of table pages that the offline fallback page can render. */
const TABLES = new RegExp(tables);
/** Tables that are stored only on the phone, unknown to any server. */
const PHONE_TABLES = '/games/phone-';

/** How long to wait for the network: the browser may not notice that it is lost. */
const TIMEOUT_MILLISECONDS = 3000;
/** The shorter timeout used for `SILENCE_MILLISECONDS` after a request has timed out. */
const SHORT_TIMEOUT_MILLISECONDS = 500;
const SILENCE_MILLISECONDS = 30_000;
/** Statuses that a proxy sends when the server is down, or the server when its database is. */
const UNREACHABLE = [502, 503, 504];
/** If the cache has the same page, a 500 is treated like an unreachable server. */
const FAILED = [500, ...UNREACHABLE];

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (FILES.has(pathname) || pathname.startsWith('/words/'))
    return event.respondWith(showFile(request, pathname));
  if (pathname.startsWith('/api/') || pathname.startsWith('/_next/')) return;
  const isTable = TABLES.test(pathname);
  const isPhoneTable = pathname.startsWith(PHONE_TABLES);
  if (request.mode === 'navigate') {
    // A code submitted before the page was hydrated must go to the server.
    if (PAGES.has(pathname) && !searchParams.has('code'))
      return event.respondWith(showPage(event, pathname));
    if (isPhoneTable) return event.respondWith(showPage(event, standIn));
    const response = withTimeout(fetch(request), isTable ? undefined : offlineBuild.patience);
    const page = PAGES.has(pathname) ? pathname : standIn;
    const failures = page === pathname || isTable ? FAILED : UNREACHABLE;
    event.respondWith(withFallback(response, page, failures));
  } else if (request.headers.has('RSC') && (isTable || PAGES.has(pathname))) {
    // Next's data request for a client-side navigation. If it fails, Next loads the whole page, which is cached.
    event.respondWith(isPhoneTable ? Response.error() : withTimeout(fetch(request)));
  }
});

async function showFile(request, file) {
  const response = await cachedOr(file, () => kept.fetchInTime(request));
  // A worker reads the hash of its script URL. A response's own URL would replace that one, so this response has none.
  return request.destination === 'worker' ? new Response(response.body, response) : response;
}

/** Serves a cached page immediately, but prefers the server's if the cached one is in another language. */
async function showPage(event, page) {
  const fromServer = () => withFallback(withTimeout(fetch(event.request)), page);
  if (await kept.isCurrent()) return cachedOr(page, fromServer);
  if (!kept.isKeepingPages()) event.waitUntil(kept.recachePages());
  return fromServer();
}

/** Not everything may be cached yet, and browsers may evict files. */
const cachedOr = async (address, otherwise) => (await kept.find(address)) ?? otherwise();

/** The server's response; without one, the cached page; if that is missing, too, the fallback page, which says so. */
async function withFallback(pending, page, failures = FAILED) {
  try {
    const response = await pending;
    return failures.includes(response.status) ? await cachedOr(page, () => response) : response;
  } catch {
    return cachedOr(page, () => cachedOr(standIn, Response.error));
  }
}

let timedOutAt = Number.NEGATIVE_INFINITY;

const usualTimeout = () =>
  Date.now() - timedOutAt < SILENCE_MILLISECONDS
    ? SHORT_TIMEOUT_MILLISECONDS
    : TIMEOUT_MILLISECONDS;

/** The response; rejects on a timeout. By default the timeout is shorter soon after another one. */
async function withTimeout(response, milliseconds = usualTimeout()) {
  // A late response means that the network is slow, not down, so the full timeout applies again.
  response.then(forgetTimeout, () => undefined);
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => {
      timedOutAt = Date.now();
      reject(new Error('no response in time'));
    }, milliseconds);
  });
  try {
    return await Promise.race([response, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function forgetTimeout() {
  timedOutAt = Number.NEGATIVE_INFINITY;
}
