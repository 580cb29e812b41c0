import { oneAtATime } from './oneAtATime';

/**
 * Keeps a page informed. A stream of server-sent events says that there is news, and the page asks
 * what it is. Until the stream has said its first word, and again from the moment it breaks, the
 * page asks every few seconds: so it works where streams are cut off or held back. Pages that
 * nobody sees listen to nothing; one that is seen again starts afresh, without waiting for
 * whatever was under way when the phone fell asleep.
 */

export const ASK_MS = 3000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** As much of an `EventSource` as is needed. It carries no content that matters. */
export interface NewsStream {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

/** Where the watcher lives: a page that can be hidden, a phone that can lose its network. */
export interface Surroundings {
  openStream(): NewsStream;
  isSeen(): boolean;
  /** Calls `onChange` whenever the page is shown or hidden or the network comes or goes. */
  whenChanged(onChange: () => void): () => void;
}

/** Calls `refresh` now and whenever there may be news, until the result is called. */
export function watchNews(around: Surroundings, refresh: () => Promise<void>): () => void {
  let stop = () => {};
  const begin = () => {
    stop();
    stop = around.isSeen() ? listen(around, refresh) : () => {};
  };
  begin();
  const stopNoticing = around.whenChanged(begin);
  return () => {
    stopNoticing();
    stop();
  };
}

function listen({ openStream }: Surroundings, refresh: () => Promise<void>): () => void {
  const ask = oneAtATime(refresh);
  let asking: ReturnType<typeof setInterval> | undefined;
  let retrying: ReturnType<typeof setTimeout>;
  let retryMs = FIRST_RETRY_MS;
  let stream: NewsStream;

  function askNowAndThen() {
    ask();
    asking ??= setInterval(ask, ASK_MS);
  }

  function open() {
    stream = openStream();
    stream.onmessage = () => {
      clearInterval(asking);
      asking = undefined;
      retryMs = FIRST_RETRY_MS;
      ask();
    };
    // A browser mends some broken streams and gives up on others; we mend them all alike.
    stream.onerror = () => {
      stream.close();
      askNowAndThen();
      retrying = setTimeout(open, retryMs);
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    };
  }

  askNowAndThen();
  open();
  return () => {
    stream.close();
    clearInterval(asking);
    clearTimeout(retrying);
  };
}
