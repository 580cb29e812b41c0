import type { Game } from '@/lib/game/game';
import { createTopic } from './topic';

/** Notifies all tabs of a game's version. Like a server's event stream, it contains only the version. */
interface PhoneNews {
  readonly code: string;
  /** `undefined` if the game has been deleted. */
  readonly version?: number;
}

const news = createTopic<PhoneNews>('fieldbook-games');

export const publishNews = ({ code, version }: Pick<Game, 'code' | 'version'>): void =>
  news.publish({ code, version });

export const publishDeleted = (code: string): void => news.publish({ code });

/** Calls `onNews` whenever a thread has changed a game. Returns the unsubscribe function. */
export const subscribeToNews = news.subscribe;

/** An import may change thousands of games in a row; a list then rereads them only once. */
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
