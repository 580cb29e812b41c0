import { SILENCE_MILLISECONDS } from '@/lib/table/heartbeat';
import { oneAtATime } from './oneAtATime';

/**
 * Keeps a page up to date. A server-sent event announces each change, and the page then loads the table, unless the
 * answer to its own change has brought it; heartbeats carry the version, in case an event was lost. Until the first event, and whenever the stream breaks or falls silent,
 * the page polls every 3 s, which also covers networks that block or buffer streams. Hidden pages do not listen; a page
 * that becomes visible starts over, without waiting for requests from before the phone slept.
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

/** The parts of `EventSource` that are used. Its data is only versions. */
export interface NewsStream {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
  addEventListener(type: 'beat', onBeat: (event: MessageEvent<string>) => void): void;
  close(): void;
}

/** The watcher's surroundings: page visibility and the network. */
export interface PageEnvironment {
  openStream(): NewsStream;
  isVisible(): boolean;
  /**
   * Calls `onChange` when the page is shown or hidden, or the network comes or goes. Returns the unsubscribe function.
   */
  whenChanged(onChange: () => void): () => void;
}

/** Refreshes the page now and whenever there may be news. Returns the function that stops it. */
export function watchNews(around: PageEnvironment, page: NewsListener): () => void {
  let stop = () => {};
  const begin = () => {
    stop();
    stop = around.isVisible() ? listen(around, page) : () => {};
  };
  begin();
  const stopNoticing = around.whenChanged(begin);
  return () => {
    stopNoticing();
    stop();
  };
}

function listen({ openStream }: PageEnvironment, page: NewsListener): () => void {
  const ask = oneAtATime(page.refresh);
  let asking: ReturnType<typeof setInterval> | undefined;
  let retrying: ReturnType<typeof setTimeout>;
  let silence: ReturnType<typeof setTimeout>;
  let retryMilliseconds = FIRST_RETRY_MILLISECONDS;
  let stream: NewsStream;

  function askNowAndThen() {
    ask();
    asking ??= setInterval(ask, POLL_MILLISECONDS);
  }

  /** A phone gets no error when a connection simply vanishes: only missing heartbeats reveal it. */
  function awaitWord() {
    clearTimeout(silence);
    silence = setTimeout(openAnew, SILENCE_MILLISECONDS);
  }

  function hear(version: string, isPresence: boolean) {
    awaitWord();
    if (page.receiveVersion(Number(version)) || isPresence) ask();
  }

  function open() {
    stream = openStream();
    // A message that repeats the version says that somebody has come or gone.
    let latest: string | undefined;
    awaitWord();
    stream.onmessage = ({ data }) => {
      clearInterval(asking);
      asking = undefined;
      retryMilliseconds = FIRST_RETRY_MILLISECONDS;
      hear(data, data === latest);
      latest = data;
    };
    stream.addEventListener('beat', ({ data }) => hear(data, false));
    // Browsers reconnect some broken streams and give up on others; we reopen all of them ourselves.
    stream.onerror = openAnew;
  }

  function openAnew() {
    stream.close();
    clearTimeout(silence);
    askNowAndThen();
    retrying = setTimeout(open, retryMilliseconds);
    retryMilliseconds = Math.min(2 * retryMilliseconds, LAST_RETRY_MILLISECONDS);
  }

  askNowAndThen();
  open();
  return () => {
    stream.close();
    clearInterval(asking);
    clearTimeout(retrying);
    clearTimeout(silence);
  };
}
