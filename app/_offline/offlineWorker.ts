/** The path of the service worker's script. */
const ADDRESS = '/worker.js';

/**
 * Registers the service worker, and has it cache the missing files, since its first version activates with an
 * incomplete cache. Has no effect if the browser lacks service workers, as over plain http, or blocks storage.
 */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  await workers?.register(ADDRESS, { updateViaCache: 'none' }).catch(() => undefined);
  (await workers?.ready)?.active?.postMessage('the rest');
}

/** Whether a service worker controls this page, so that it and the pages it links to come from the cache. */
export const isServedOffline = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** The service worker's registration, if there is one. */
const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** Makes the service worker refetch the cached pages in the current language as soon as possible. */
export async function recachePages(): Promise<void> {
  const registration = await findRegistration();
  for (const version of [registration?.active, registration?.waiting])
    version?.postMessage('pages anew');
}

/** How many of a build's files and pages the phone has cached. */
export interface HowFar {
  readonly kept: number;
  readonly all: number;
}

/** The progress of the service worker, even while its first version installs; `undefined` if there is none. */
export async function askHowFar(): Promise<HowFar | undefined> {
  const registration = await findRegistration();
  const worker = registration?.active ?? registration?.installing;
  return worker ? ask<HowFar>(worker, 'how far') : undefined;
}

function ask<Reply>(worker: ServiceWorker, question: string): Promise<Reply> {
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<Reply>(resolve => {
    port1.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
  });
  worker.postMessage(question, [port2]);
  return reply;
}

/**
 * Calls `onChange` with a new version of the service worker that is ready to take over, or `undefined` if there is
 * none, and checks the server for one. Returns the unsubscribe function.
 */
export function watchNewVersion(onChange: (ready: ServiceWorker | undefined) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  void findRegistration().then(registration => {
    if (registration === undefined || signal.aborted) return;
    // Without an active worker, the waiting one is the first version, which takes over by itself.
    const report = () => onChange((registration.active && registration.waiting) ?? undefined);
    const watchInstalling = () =>
      registration.installing?.addEventListener('statechange', report, { signal });
    registration.addEventListener('updatefound', watchInstalling, { signal });
    watchInstalling();
    report();
    void registration.update().catch(() => undefined);
  });
  return () => controller.abort();
}

/**
 * Activates the new version and reloads the page. Resolves to false, without either, if another Fieldbook window is
 * open, perhaps with a game.
 */
export async function installNewVersion(ready: ServiceWorker): Promise<boolean> {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  return ask<boolean>(ready, 'take over');
}
