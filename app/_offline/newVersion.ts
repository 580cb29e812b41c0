import { findKeeper } from './offlineWorker';

/**
 * Calls `onChange` with a newer version that the phone has ready, and with nothing when there is none, until the
 * result is called. Asks the server whether there is one.
 */
export function watchNewVersion(onChange: (ready: ServiceWorker | undefined) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  void findKeeper().then(keeper => {
    if (keeper === undefined || signal.aborted) return;
    // The first one takes over by itself: before it there is none.
    const tell = () => onChange((keeper.active && keeper.waiting) ?? undefined);
    const watchArrival = () => keeper.installing?.addEventListener('statechange', tell, { signal });
    keeper.addEventListener('updatefound', watchArrival, { signal });
    watchArrival();
    tell();
    void keeper.update().catch(() => undefined);
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
