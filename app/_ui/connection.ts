import { useEffect, useState } from 'react';
import { ANSWER_HEADER } from '@/app/addresses';

/** How often an unreachable server is polled, and the timeout of each request. */
const POLL_MILLISECONDS = 3000;
const TIMEOUT_MILLISECONDS = 5000;

/** True if the phone is offline, or if the page shows (by `data-lost`) that its table receives no updates. */
export const isConnectionLost = (): boolean =>
  !navigator.onLine || document.querySelector('[data-lost]') !== null;

/** Whether a response is our server's: those of gateways may look alike, but lack our header. */
export const isOurAnswer = ({ headers }: Response): boolean => headers.has(ANSWER_HEADER);

/** Whether the server can be reached and is healthy. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const response = await fetch('/api/health', { cache: 'no-store', signal });
    return response.ok && isOurAnswer(response);
  } catch {
    return false;
  }
}

/** The callbacks on this page that wait for the server. They share one poll. */
const waiters = new Set<() => void>();
let polling: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `onBack` once the server answers again. Polls every few seconds, and at once when the phone comes
 * online. Call the returned function to cancel.
 */
export function whenReachable(onBack: () => void): () => void {
  const waiter = () => onBack();
  waiters.add(waiter);
  if (polling === undefined) {
    polling = setInterval(poll, POLL_MILLISECONDS);
    window.addEventListener('online', poll);
  }
  return () => {
    waiters.delete(waiter);
    if (waiters.size === 0) stopPolling();
  };
}

async function poll(): Promise<void> {
  const current = [...waiters];
  if (!(await isServerReachable())) return;
  for (const waiter of current) if (waiters.delete(waiter)) waiter();
  if (waiters.size === 0) stopPolling();
}

function stopPolling(): void {
  clearInterval(polling);
  polling = undefined;
  window.removeEventListener('online', poll);
}

/** True if the server could not be reached on mount, until it answers again. */
export function useServerUnreachable(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void isServerReachable().then(answers => isMounted && setAway(!answers));
    return () => {
      isMounted = false;
    };
  }, []);
  useEffect(() => (isAway ? whenReachable(() => setAway(false)) : undefined), [isAway]);
  return isAway;
}
