import { useEffect, useState } from 'react';

/** How often a server that was lost is asked whether it is back, and how long it has to answer. */
const ASK_MILLISECONDS = 3000;
const PATIENCE_MILLISECONDS = 5000;

/** Whether there is no network, or the page shows (by `data-lost`) that nothing is received of its table. */
export const isConnectionLost = (): boolean =>
  !navigator.onLine || document.querySelector('[data-lost]') !== null;

/** Whether the server answers now, and can do its part. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    return (await fetch('/api/health', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Calls `onBack` once the server answers again: asks every few seconds, and at once when the phone finds
 * its network. Calls nothing any more after the result was called.
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

/** Whether no server was reached when it was first needed to know, until one answers again. */
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
