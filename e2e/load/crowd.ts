import { type Listener, openStream, type Stream } from './streams';

/** Many open streams, with the delay of news on all streams of a game. */
export interface Crowd {
  streamsOf(code: string): number;
  /**
   * Milliseconds from now until each of the game's streams received a newer version; fewer values than streams
   * if some did not within `patience` milliseconds.
   */
  nextNews(code: string, patience: number): Promise<readonly number[]>;
  close(): void;
}

/** The streams of one game that wait for the same news. */
interface Wait {
  readonly newerThan: number;
  readonly since: number;
  readonly times: number[];
  readonly onAll: () => void;
}

const AT_ONCE = 50;

export async function openCrowd(url: string, listeners: readonly Listener[]): Promise<Crowd> {
  const streams: Stream[] = [];
  const counts = new Map<string, number>();
  const newest = new Map<string, number>();
  const waits = new Map<string, Wait>();

  const streamsOf = (code: string) => counts.get(code) ?? 0;

  async function open(listener: Listener): Promise<void> {
    const { code } = listener;
    let received = 0;
    const stream = await openStream(url, listener, (version, at) => {
      const wait = waits.get(code);
      const isNews = wait !== undefined && version > wait.newerThan && received <= wait.newerThan;
      received = Math.max(received, version);
      newest.set(code, Math.max(newest.get(code) ?? 0, version));
      if (!isNews) return;
      wait.times.push(at - wait.since);
      if (wait.times.length === streamsOf(code)) wait.onAll();
    });
    streams.push(stream);
    counts.set(code, streamsOf(code) + 1);
  }

  const pending = listeners.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const listener of pending) await open(listener);
    }),
  );

  return {
    streamsOf,
    async nextNews(code, patience) {
      const times: number[] = [];
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, patience);
        waits.set(code, {
          newerThan: newest.get(code) ?? 0,
          since: performance.now(),
          times,
          onAll() {
            clearTimeout(timer);
            resolve();
          },
        });
      });
      waits.delete(code);
      return times;
    },
    close() {
      for (const stream of streams) stream.close();
    },
  };
}
