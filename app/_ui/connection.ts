import { useEffect, useState } from 'react';

/** How often a lost server is polled, and how long each request waits for an answer. */
const ASK_MILLISECONDS = 3000;
const PATIENCE_MILLISECONDS = 5000;

/** True if the phone is offline, or if the page shows (by `data-lost`) that its table receives no updates. */
export const isConnectionLost = (): boolean =>
  !navigator.onLine || document.querySelector('[data-lost]') !== null;

/** Whether the server answers now and is healthy. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    return (await fetch('/api/health', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Calls `onBack` once the server answers again. Polls every few seconds, and at once when the phone comes
 * online. Call the returned function to cancel.
 */
export function whenBack(onBack: () => void): () => void {
  let isWaiting = true;
  const ask = async () => {
    if (!(await serverAnswers()) || !isWaiting) return;
    stop();
    onBack();
  };
  const asking = setInterval(ask, ASK_MILLISECONDS);
  window.addEventListener('online', ask);
  const stop = () => {
    isWaiting = false;
    clearInterval(asking);
    window.removeEventListener('online', ask);
  };
  return stop;
}

/** True if the server could not be reached on mount, until it answers again. */
export function useServerAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let isWaiting = true;
    void serverAnswers().then(answers => isWaiting && setAway(!answers));
    return () => {
      isWaiting = false;
    };
  }, []);
  useEffect(() => (isAway ? whenBack(() => setAway(false)) : undefined), [isAway]);
  return isAway;
}
