import { SILENCE_MILLISECONDS } from '@/lib/table/heartbeat';
import { oneAtATime } from './oneAtATime';

/**
 * Keeps a page up to date. A server-sent event announces each change, and the page then loads the table, unless it
 * already has that version from the answer to its own change. Heartbeats contain the version, in case an event was
 * lost. Until the first event, and whenever the stream breaks or falls silent, the page polls every 3 s, which also
 * covers networks that block or buffer streams. Hidden pages do not listen; a page that becomes visible starts over,
 * without waiting for requests from before the phone slept. Only the first time it does not load the table at once:
 * its view has just come with it, and the stream's first event tells whether there is a newer one.
 */

export const POLL_MILLISECONDS = 3000;
const FIRST_RETRY_MILLISECONDS = 1000;
const LAST_RETRY_MILLISECONDS = 30_000;

/** The page to notify. */
export interface NewsListener {
  refresh(): Promise<void>;
  /** Takes the current version. Returns whether the page must reload. */
  receiveVersion(version: number): boolean;
}

/** The parts of `EventSource` that are used. Its events contain only versions. */
export interface NewsStream {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
  addEventListener(type: 'beat', onBeat: (event: MessageEvent<string>) => void): void;
  close(): void;
}

/** The watcher's surroundings: page visibility and the network. */
export interface PageEnvironment {
  /** `undefined` if the browser has no event streams, or blocks them. */
  openStream(): NewsStream | undefined;
  isVisible(): boolean;
  /**
   * Calls `onChange` when the page is shown or hidden, or the network is gained or lost. Returns the unsubscribe
   * function.
   */
  whenChanged(onChange: () => void): () => void;
}

/** Refreshes the page whenever there may be news. Returns the function that stops it. */
export function watchNews(environment: PageEnvironment, page: NewsListener): () => void {
  let stop = () => {};
  const start = (isFirst: boolean) => {
    stop();
    stop = environment.isVisible() ? listen(environment, page, isFirst) : () => {};
  };
  start(true);
  const unsubscribe = environment.whenChanged(() => start(false));
  return () => {
    unsubscribe();
    stop();
  };
}

function listen({ openStream }: PageEnvironment, page: NewsListener, isFirst: boolean): () => void {
  const refresh = oneAtATime(page.refresh);
  let polling: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout>;
  let silenceTimeout: ReturnType<typeof setTimeout>;
  let retryMilliseconds = FIRST_RETRY_MILLISECONDS;
  let stream: NewsStream | undefined;

  function startPolling() {
    polling ??= setInterval(refresh, POLL_MILLISECONDS);
  }

  /** A connection may be lost without an error: only missing heartbeats reveal it. */
  function restartSilenceTimeout() {
    clearTimeout(silenceTimeout);
    silenceTimeout = setTimeout(reopen, SILENCE_MILLISECONDS);
  }

  function receive(version: string, isPresence: boolean) {
    restartSilenceTimeout();
    if (page.receiveVersion(Number(version)) || isPresence) refresh();
  }

  function open() {
    stream = openStream();
    // Polling has already started, and continues.
    if (stream === undefined) return;
    // A message that repeats the version means that a player's phone has connected or disconnected.
    let latest: string | undefined;
    restartSilenceTimeout();
    stream.onmessage = ({ data }) => {
      clearInterval(polling);
      polling = undefined;
      retryMilliseconds = FIRST_RETRY_MILLISECONDS;
      receive(data, data === latest);
      latest = data;
    };
    stream.addEventListener('beat', ({ data }) => receive(data, false));
    // Browsers reconnect some broken streams and give up on others; we reopen all of them ourselves.
    stream.onerror = reopen;
  }

  function reopen() {
    stream?.close();
    clearTimeout(silenceTimeout);
    refresh();
    startPolling();
    retry = setTimeout(open, retryMilliseconds);
    retryMilliseconds = Math.min(2 * retryMilliseconds, LAST_RETRY_MILLISECONDS);
  }

  if (!isFirst) refresh();
  startPolling();
  open();
  return () => {
    stream?.close();
    clearInterval(polling);
    clearTimeout(retry);
    clearTimeout(silenceTimeout);
  };
}
