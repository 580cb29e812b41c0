/** Where the service worker is. */
const ADDRESS = '/worker.js';

/**
 * Has the browser keep all that works without a server. Nothing happens where it offers no service worker, as over
 * plain http, or lets nothing be kept.
 */
export async function keepOffline(): Promise<void> {
  await navigator.serviceWorker
    ?.register(ADDRESS, { updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Whether this page, and those that its links lead to, come from what the phone keeps. */
export const isKeptOffline = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** What keeps pages on this phone; nothing where nothing does. */
export const findKeeper = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** Has the pages that are kept fetched in the language of now, as soon as that is possible. */
export async function keepPagesAnew(): Promise<void> {
  const keeper = await findKeeper();
  for (const version of [keeper?.active, keeper?.waiting]) version?.postMessage('pages anew');
}
