import type { Game } from '@/lib/game/game';

/** Says in all tabs of this phone which version a game has now: like a server's stream, it carries nothing else. */
interface PhoneNews {
  readonly code: string;
  /** Nothing where the game has been deleted. */
  readonly version?: number;
}

const CHANNEL = 'fieldbook-games';

/** One for this thread, which hears no words of its own. */
let saying: BroadcastChannel | undefined;

export const publishNews = ({ code, version }: Pick<Game, 'code' | 'version'>): void =>
  publish({ code, version });

export const publishDeleted = (code: string): void => publish({ code });

function publish(news: PhoneNews): void {
  saying ??= openChannel(CHANNEL);
  saying?.postMessage(news);
}

/** Calls `onNews` whenever any other thread has changed a game, until the result is called. */
export function subscribeToNews(onNews: (news: PhoneNews) => void): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<PhoneNews>) => onNews(data);
  return () => channel.close();
}

/** Thousands of games may come in a row, and each list that is read tells all of them. */
const REST_MILLISECONDS = 200;

/** The same for lists: calls `onNews` once the news has come to rest. */
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

/**
 * Between all tabs of this phone. Some browsers that keep nothing let tabs say nothing either: then there is nothing
 * kept to speak of.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
