import { useEffect, useState } from 'react';

/** How often a lost server is polled, and how long each request waits for an answer. */
const ASK_MILLISECONDS = 3000;
const TIMEOUT_MILLISECONDS = 5000;

/** True if the phone is offline, or if the page shows (by `data-lost`) that its table receives no updates. */
export const isConnectionLost = (): boolean =>
  !navigator.onLine || document.querySelector('[data-lost]') !== null;

/** Whether the server answers now and is healthy. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    return (await fetch('/api/health', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Whatever waits for the server in this page; they share one poll. */
const waiting = new Set<() => void>();
let polling: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `onBack` once the server answers again. Polls every few seconds, and at once when the phone comes
 * online. Call the returned function to cancel.
 */
export function whenBack(onBack: () => void): () => void {
  const waiter = () => onBack();
  waiting.add(waiter);
  if (polling === undefined) {
    polling = setInterval(poll, ASK_MILLISECONDS);
    window.addEventListener('online', poll);
  }
  return () => {
    waiting.delete(waiter);
    if (waiting.size === 0) stopPolling();
  };
}

async function poll(): Promise<void> {
  const asking = [...waiting];
  if (!(await serverAnswers())) return;
  for (const waiter of asking) if (waiting.delete(waiter)) waiter();
  if (waiting.size === 0) stopPolling();
}

function stopPolling(): void {
  clearInterval(polling);
  polling = undefined;
  window.removeEventListener('online', poll);
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
