import { SILENCE_MILLISECONDS } from '@/lib/table/heartbeat';
import { oneAtATime } from './oneAtATime';

/**
 * Keeps a page informed. A stream of server-sent events says that there is news, and the page asks
 * what it is; in between it beats with the version, and the page asks where it missed that one.
 * Until the stream has said its first word, and again from the moment it breaks or falls silent,
 * the page asks every few seconds: so it works where streams are cut off or held back. Pages that
 * nobody sees listen to nothing; one that is seen again starts afresh, without waiting for
 * whatever was under way when the phone fell asleep.
 */

export const POLL_MILLISECONDS = 3000;
const FIRST_RETRY_MILLISECONDS = 1000;
const LAST_RETRY_MILLISECONDS = 30_000;

/** What is to be kept informed. */
export interface NewsListener {
  refresh(): Promise<void>;
  /** Takes in the version that there is now; whether the page is to ask for it. */
  receiveVersion(version: number): boolean;
}

/** As much of an `EventSource` as is needed. It carries versions alone. */
export interface NewsStream {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  addEventListener(type: 'beat', onBeat: (event: MessageEvent<string>) => void): void;
  close(): void;
}

/** Where the watcher lives: a page that can be hidden, a phone that can lose its network. */
export interface PageEnvironment {
  openStream(): NewsStream;
  isVisible(): boolean;
  /** Calls `onChange` whenever the page is shown or hidden or the network comes or goes. */
  whenChanged(onChange: () => void): () => void;
}

/** Has the page refreshed now and whenever there may be news, until the result is called. */
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

  /** A phone is not told of a connection that is simply gone: it must miss the beats. */
  function awaitWord() {
    clearTimeout(silence);
    silence = setTimeout(openAnew, SILENCE_MILLISECONDS);
  }

  function open() {
    stream = openStream();
    awaitWord();
    stream.onmessage = () => {
      clearInterval(asking);
      asking = undefined;
      retryMilliseconds = FIRST_RETRY_MILLISECONDS;
      awaitWord();
      ask();
    };
    stream.addEventListener('beat', ({ data }) => {
      awaitWord();
      if (page.receiveVersion(Number(data))) ask();
    });
    // A browser mends some broken streams and gives up on others; we mend them all alike.
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
