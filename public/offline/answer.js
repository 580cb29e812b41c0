/**
 * The part of the service worker that answers for a server: what is kept, at once, or what the server says, if it
 * says something soon. All else is left to the browser.
 */

const { offlineBuild, kept } = self;
const { standIn, tables } = offlineBuild;

const FILES = new Set(offlineBuild.files);
const PAGES = new Set(offlineBuild.pages);
/** The places of tables that the page which stands in can show. */
const TABLES = new RegExp(tables);
/** Tables that the phone keeps by itself: no server knows them. */
const PHONE_TABLES = '/games/phone-';

/** So long a network has to answer that may be dead without knowing it. */
const TIMEOUT_MILLISECONDS = 3000;
/** And so long while it has been found dead less than a moment ago. */
const SHORT_TIMEOUT_MILLISECONDS = 500;
const SILENCE_MILLISECONDS = 30_000;
/** What a proxy answers for a server that is gone, and a server for its database. */
const NOBODY_THERE = [502, 503, 504];
/** A fault of the server's is like that where the phone has the same to show. */
const FAILED = [500, ...NOBODY_THERE];

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (FILES.has(pathname)) return event.respondWith(showFile(request, pathname));
  if (pathname.startsWith('/api/') || pathname.startsWith('/_next/')) return;
  const isTable = TABLES.test(pathname);
  const isPhones = pathname.startsWith(PHONE_TABLES);
  if (request.mode === 'navigate') {
    // A code that was sent by a page that was not alive yet is the server's to read.
    if (PAGES.has(pathname) && !searchParams.has('code'))
      return event.respondWith(showPage(event, pathname));
    if (isPhones) return event.respondWith(showPage(event, standIn));
    const asked = isTable ? inTime(fetch(request)) : fetch(request);
    const page = PAGES.has(pathname) ? pathname : standIn;
    const failures = page === pathname || isTable ? FAILED : NOBODY_THERE;
    event.respondWith(heard(asked, page, failures));
  } else if (request.headers.has('RSC') && (isTable || PAGES.has(pathname))) {
    // What Next asks for on the way to another page. Without an answer it loads the whole page, which is kept.
    event.respondWith(isPhones ? Response.error() : inTime(fetch(request)));
  }
});

async function showFile(request, file) {
  const response = await keptOr(file, () => fetch(request));
  // A thread reads what stands behind the # of its script's address: an answer with one of its own hides that.
  return request.destination === 'worker' ? new Response(response.body, response) : response;
}

/** A page that is kept, at once; if it is in a language that is no longer asked for, the server's before it. */
async function showPage(event, page) {
  if (await kept.isCurrent()) return keptOr(page, () => fetch(event.request));
  if (!kept.isKeepingPages()) event.waitUntil(kept.recachePages());
  return heard(inTime(fetch(event.request)), page);
}

/** Browsers may clear away what is kept. */
const keptOr = async (address, otherwise) => (await kept.find(address)) ?? otherwise();

/** What the server answers; where it does not, the page that is kept. */
async function heard(asked, page, failures = FAILED) {
  try {
    const response = await asked;
    return failures.includes(response.status) ? await keptOr(page, () => response) : response;
  } catch {
    return keptOr(page, Response.error);
  }
}

let silentAt = Number.NEGATIVE_INFINITY;

/** The answer, unless it takes too long: of a network that was silent a moment ago little is expected. */
async function inTime(answer) {
  const wasSilent = Date.now() - silentAt < SILENCE_MILLISECONDS;
  const patience = wasSilent ? SHORT_TIMEOUT_MILLISECONDS : TIMEOUT_MILLISECONDS;
  // Who answers late is slow, and not silent: the next answer is waited for again.
  answer.then(hear, () => undefined);
  let waiting;
  const silence = new Promise((_, reject) => {
    waiting = setTimeout(() => {
      silentAt = Date.now();
      reject(new Error('no answer in time'));
    }, patience);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(waiting);
  }
}

function hear() {
  silentAt = Number.NEGATIVE_INFINITY;
}
