/** Where the service worker is. */
const ADDRESS = '/worker.js';

/**
 * Has the browser keep all that works without a server. Nothing happens where it offers no service worker, as over
 * plain http, or lets nothing be kept.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register(ADDRESS, { updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Whether this page, and those that its links lead to, come from what the phone keeps. */
export const isKeptOffline = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
