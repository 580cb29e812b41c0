import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEARTBEAT_MILLISECONDS, SILENCE_MILLISECONDS } from '@/lib/table/heartbeat';
import { type NewsStream, POLL_MILLISECONDS, watchNews } from './watchNews';

/** The version that the page shows. */
const KNOWN = 2;

/** An event stream that the test controls. */
class FakeEventSource implements NewsStream {
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  isOpen = true;
  private onBeat: (event: MessageEvent<string>) => void = () => {};

  addEventListener(_type: 'beat', onBeat: (event: MessageEvent<string>) => void) {
    this.onBeat = onBeat;
  }
  close() {
    this.isOpen = false;
  }
  send(version = KNOWN + 1) {
    this.onmessage?.(new MessageEvent('message', { data: String(version) }));
  }
  beat(version: number) {
    this.onBeat(new MessageEvent('beat', { data: String(version) }));
  }
  break() {
    this.onerror?.(new Event('error'));
  }
}

/** A page with its watcher, and controls for the test. */
function watchedPage({ visible = true } = {}) {
  const streams: FakeEventSource[] = [];
  const refresh = vi.fn(async () => {});
  const receiveVersion = (version: number) => version > KNOWN;
  let isVisible = visible;
  let notice = () => {};
  const stop = watchNews(
    {
      openStream() {
        const stream = new FakeEventSource();
        streams.push(stream);
        return stream;
      },
      isVisible: () => isVisible,
      whenChanged(onChange) {
        notice = onChange;
        return () => {
          notice = () => {};
        };
      },
    },
    { refresh, receiveVersion },
  );
  return {
    streams,
    refresh,
    stop,
    latest: () => streams.at(-1),
    openStreams: () => streams.filter(({ isOpen }) => isOpen).length,
    show(next: boolean) {
      isVisible = next;
      notice();
    },
    notice: () => notice(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const afterRounds = (rounds: number) => vi.advanceTimersByTimeAsync(rounds * POLL_MILLISECONDS);

describe('a page with a stream', () => {
  it('refreshes at each message, and not before: its view came with it', async () => {
    const { refresh, latest } = watchedPage();
    await settle();
    expect(refresh).not.toHaveBeenCalled();
    for (const times of [1, 2]) {
      latest()?.send();
      expect(refresh).toHaveBeenCalledTimes(times);
      await settle();
    }
  });

  it('does not refresh for a known version, except for a repeated one, which means a change of presence', async () => {
    const { refresh, latest } = watchedPage();
    await settle();
    refresh.mockClear();
    latest()?.send(KNOWN);
    expect(refresh).not.toHaveBeenCalled();
    latest()?.send(KNOWN);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('polls only until the first message', async () => {
    const { refresh, latest } = watchedPage();
    await afterRounds(2);
    expect(refresh).toHaveBeenCalledTimes(2);
    latest()?.send();
    await afterRounds(5);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('refreshes once more, not ten times, for ten messages during one refresh', async () => {
    const { refresh, latest } = watchedPage();
    for (let message = 0; message < 10; message++) latest()?.send();
    expect(refresh).toHaveBeenCalledTimes(1);
    await settle();
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});

describe('a page whose stream sends heartbeats', () => {
  it('refreshes for a heartbeat only if it has a version that the page has missed', async () => {
    const { refresh, latest } = watchedPage();
    latest()?.send();
    await settle();
    refresh.mockClear();
    for (let beat = 0; beat < 10; beat++) {
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MILLISECONDS);
      latest()?.beat(KNOWN);
    }
    expect(refresh).not.toHaveBeenCalled();
    latest()?.beat(KNOWN + 1);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('keeps the stream as long as every second heartbeat arrives', async () => {
    const { latest, streams } = watchedPage();
    latest()?.send();
    for (let beat = 0; beat < 10; beat++) {
      await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MILLISECONDS);
      latest()?.beat(KNOWN);
    }
    expect(streams).toHaveLength(1);
  });
});

describe('a page whose stream falls silent', () => {
  it('polls, and opens new streams, until one sends a message', async () => {
    const { refresh, latest, streams, openStreams } = watchedPage();
    latest()?.send();
    await settle();
    refresh.mockClear();
    await vi.advanceTimersByTimeAsync(SILENCE_MILLISECONDS - 1);
    expect(refresh).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(openStreams()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams).toHaveLength(2);
    await afterRounds(3);
    expect(refresh).toHaveBeenCalledTimes(4);

    latest()?.send();
    await settle();
    refresh.mockClear();
    await vi.advanceTimersByTimeAsync(SILENCE_MILLISECONDS - 1);
    expect(refresh).not.toHaveBeenCalled();
    expect(openStreams()).toBe(1);
  });

  it('replaces a stream that never sends anything', async () => {
    const { streams, openStreams } = watchedPage();
    await vi.advanceTimersByTimeAsync(SILENCE_MILLISECONDS + 1000);
    expect(streams).toHaveLength(2);
    expect(openStreams()).toBe(1);
  });
});

describe('a page whose stream breaks', () => {
  it('refreshes at once, and polls until a new stream sends a message', async () => {
    const { refresh, latest, streams, openStreams } = watchedPage();
    latest()?.send();
    await settle();
    refresh.mockClear();

    latest()?.break();
    expect(refresh).toHaveBeenCalledTimes(1);
    await afterRounds(2);
    expect(refresh).toHaveBeenCalledTimes(3);

    expect(streams).toHaveLength(2);
    expect(openStreams()).toBe(1);
    latest()?.send();
    await settle();
    refresh.mockClear();
    await afterRounds(5);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('retries a failing stream at growing intervals, which start over once it works', async () => {
    const { latest, streams } = watchedPage();
    const delays: number[] = [];
    for (let failure = 0; failure < 7; failure++) {
      const before = streams.length;
      latest()?.break();
      let waited = 0;
      for (; streams.length === before; waited += 1000) await vi.advanceTimersByTimeAsync(1000);
      delays.push(waited / 1000);
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 30, 30]);

    latest()?.send();
    const before = streams.length;
    latest()?.break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams).toHaveLength(before + 1);
  });
});

describe('a hidden page', () => {
  it('opens no stream', async () => {
    const { refresh, streams } = watchedPage({ visible: false });
    await afterRounds(3);
    expect(refresh).not.toHaveBeenCalled();
    expect(streams).toEqual([]);
  });

  it('closes its stream, and refreshes and opens a new one when it is visible again', async () => {
    const { refresh, show, openStreams } = watchedPage();
    await settle();
    show(false);
    expect(openStreams()).toBe(0);
    await afterRounds(3);
    expect(refresh).not.toHaveBeenCalled();
    show(true);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(openStreams()).toBe(1);
  });

  it('does not wait for an earlier refresh when it is visible again', () => {
    const { refresh, show } = watchedPage();
    refresh.mockImplementation(() => new Promise(() => {}));
    show(false);
    show(true);
    show(false);
    show(true);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});

it('a page refreshes when the network returns, and has a single stream', async () => {
  const { refresh, latest, notice, openStreams } = watchedPage();
  latest()?.break();
  await settle();
  refresh.mockClear();
  notice();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(openStreams()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(openStreams()).toBe(1);
});

it('a stopped watcher neither polls nor opens streams', async () => {
  const { refresh, latest, stop, notice, openStreams } = watchedPage();
  latest()?.break();
  await settle();
  refresh.mockClear();
  stop();
  notice();
  await afterRounds(10);
  expect(refresh).not.toHaveBeenCalled();
  expect(openStreams()).toBe(0);
});
