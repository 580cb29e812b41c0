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
const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** Has the pages that are kept fetched in the language of now, as soon as that is possible. */
export async function keepPagesAnew(): Promise<void> {
  const registration = await findRegistration();
  for (const version of [registration?.active, registration?.waiting])
    version?.postMessage('pages anew');
}

/**
 * Calls `onChange` with a newer version that the phone has ready, and with nothing when there is none, until the
 * result is called. Asks the server whether there is one.
 */
export function watchNewVersion(onChange: (ready: ServiceWorker | undefined) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  void findRegistration().then(registration => {
    if (registration === undefined || signal.aborted) return;
    // The first one takes over by itself: before it there is none.
    const tell = () => onChange((registration.active && registration.waiting) ?? undefined);
    const watchArrival = () =>
      registration.installing?.addEventListener('statechange', tell, { signal });
    registration.addEventListener('updatefound', watchArrival, { signal });
    watchArrival();
    tell();
    void registration.update().catch(() => undefined);
  });
  return () => watching.abort();
}

/**
 * Has the newer version take over, and loads this page anew with it. Answers false where it does not: another window
 * of Fieldbook is open, perhaps with a game.
 */
export async function takeNewVersion(ready: ServiceWorker): Promise<boolean> {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>(resolve => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
  });
  ready.postMessage('take over', [port2]);
  return answered;
}
