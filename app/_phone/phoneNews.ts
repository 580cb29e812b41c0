import type { Game } from '@/lib/game/game';

/** Notifies all tabs of a game's version. Like a server's event stream, it carries only the version. */
interface PhoneNews {
  readonly code: string;
  /** `undefined` if the game has been deleted. */
  readonly version?: number;
}

const CHANNEL = 'fieldbook-games';

/** This thread's channel. A channel does not receive its own messages. */
let saying: BroadcastChannel | undefined;

export const publishNews = ({ code, version }: Pick<Game, 'code' | 'version'>): void =>
  publish({ code, version });

export const publishDeleted = (code: string): void => publish({ code });

function publish(news: PhoneNews): void {
  saying ??= openChannel(CHANNEL);
  saying?.postMessage(news);
}

/** Calls `onNews` whenever another thread has changed a game. Returns the unsubscribe function. */
export function subscribeToNews(onNews: (news: PhoneNews) => void): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<PhoneNews>) => onNews(data);
  return () => channel.close();
}

/** An import may change thousands of games in a row; a list reads all of them at once. */
const REST_MILLISECONDS = 200;

/** Debounced, for lists: calls `onNews` 200 ms after the last change. Returns the unsubscribe function. */
export function subscribeToSettledNews(onNews: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = subscribeToNews(() => {
    clearTimeout(timer);
    timer = setTimeout(onNews, REST_MILLISECONDS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** `undefined` in browsers that block BroadcastChannel along with storage; there is then no stored data to announce. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
