/** Short messages between the tabs and workers of this phone. */
export interface Topic<T> {
  /** Sends to this thread and all others. */
  publish(news: T): void;
  publishToOthers(news: T): void;
  /** Calls `onNews` with every message. Returns the unsubscribe function. */
  subscribe(onNews: (news: T) => void): () => void;
}

/** Without `BroadcastChannel`, which some browsers block along with storage, messages reach only this thread. */
export function createTopic<T>(name: string): Topic<T> {
  const listeners = new Set<(news: T) => void>();
  let channel: BroadcastChannel | undefined;

  const deliver = (news: T) => {
    for (const listener of listeners) listener(news);
  };

  /** A channel does not receive its own messages. */
  function open(): BroadcastChannel | undefined {
    if (channel) return channel;
    channel = openChannel(name);
    if (channel) channel.onmessage = ({ data }: MessageEvent<T>) => deliver(data);
    return channel;
  }

  const publishToOthers = (news: T) => open()?.postMessage(news);

  return {
    publishToOthers,
    publish(news) {
      publishToOthers(news);
      deliver(news);
    },
    subscribe(onNews) {
      open();
      listeners.add(onNews);
      return () => listeners.delete(onNews);
    },
  };
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
