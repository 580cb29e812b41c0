import { useEffect } from 'react';
import { create } from 'zustand';
import { ANSWER_HEADER } from '@/app/addresses';

/** How often an unreachable server is polled, and the timeout of each request. */
const HEALTH_POLL_MILLISECONDS = 3000;
const TIMEOUT_MILLISECONDS = 5000;

/** What this window knows about its connection to the server. */
export interface Connection {
  /** Whether the phone has a network, according to the browser. Our server may still be unreachable in it. */
  readonly isOnline: boolean;
  /** When the table on the page was last reached, in ms since 1970, if it receives no updates. */
  readonly lostSince: number | undefined;
  /** Whether the server failed to answer the last poll; false while nothing waits for it. */
  readonly isServerAway: boolean;
}

export const useConnection = create<Connection>(() => ({
  isOnline: globalThis.navigator?.onLine ?? true,
  lostSince: undefined,
  isServerAway: false,
}));

// `pageshow`, because a phone that was asleep may have missed the other two.
if (typeof window !== 'undefined')
  for (const event of ['online', 'offline', 'pageshow'])
    window.addEventListener(event, () => useConnection.setState({ isOnline: navigator.onLine }));

export const isDisconnected = ({ isOnline, lostSince, isServerAway }: Connection): boolean =>
  !isOnline || lostSince !== undefined || isServerAway;

export const isConnectionLost = (): boolean => isDisconnected(useConnection.getState());

/** Reports since when the table on the page has received no updates, until the page unmounts. */
export function useReportLoss(lostSince: number | undefined): void {
  useEffect(() => {
    useConnection.setState({ lostSince });
    return () => useConnection.setState({ lostSince: undefined });
  }, [lostSince]);
}

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
    polling = setInterval(poll, HEALTH_POLL_MILLISECONDS);
    window.addEventListener('online', poll);
  }
  return () => {
    waiters.delete(waiter);
    if (waiters.size === 0) stopPolling();
  };
}

/** Polls the server and returns whether it answers. A late answer is not stored once nothing waits for it. */
async function ask(): Promise<boolean> {
  const answers = await isServerReachable();
  if (polling !== undefined) useConnection.setState({ isServerAway: !answers });
  return answers;
}

async function poll(): Promise<void> {
  const current = [...waiters];
  if (!(await ask())) return;
  for (const waiter of current) if (waiters.delete(waiter)) waiter();
  if (waiters.size === 0) stopPolling();
}

function stopPolling(): void {
  clearInterval(polling);
  polling = undefined;
  window.removeEventListener('online', poll);
  useConnection.setState({ isServerAway: false });
}

/**
 * Whether the server is unreachable. Polls on mount, when the network comes or goes, and when something `hasFailed`,
 * each time until the server answers.
 */
export function useServerAway(hasFailed = false): boolean {
  const isOnline = useConnection(state => state.isOnline);
  const isServerAway = useConnection(state => state.isServerAway);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reasons to poll again
  useEffect(() => {
    const stop = whenReachable(() => {});
    void ask().then(answers => answers && stop());
    return stop;
  }, [isOnline, hasFailed]);
  useEffect(() => (isServerAway ? whenReachable(() => {}) : undefined), [isServerAway]);
  return isServerAway;
}
