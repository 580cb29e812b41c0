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
  speak(version = KNOWN + 1) {
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
function watchedPage({ seen = true } = {}) {
  const streams: FakeEventSource[] = [];
  const refresh = vi.fn(async () => {});
  const receiveVersion = (version: number) => version > KNOWN;
  let isSeen = seen;
  let notice = () => {};
  const stop = watchNews(
    {
      openStream() {
        const stream = new FakeEventSource();
        streams.push(stream);
        return stream;
      },
      isVisible: () => isSeen,
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
      isSeen = next;
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
  it('asks at once, and again at each message', async () => {
    const { refresh, latest } = watchedPage();
    expect(refresh).toHaveBeenCalledTimes(1);
    await settle();
    latest()?.speak();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('asks not for what an answer has brought, but where somebody has come or gone', async () => {
    const { refresh, latest } = watchedPage();
    await settle();
    refresh.mockClear();
    latest()?.speak(KNOWN);
    expect(refresh).not.toHaveBeenCalled();
    latest()?.speak(KNOWN);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('asks of its own accord only until the stream speaks', async () => {
    const { refresh, latest } = watchedPage();
    await afterRounds(2);
    expect(refresh).toHaveBeenCalledTimes(3);
    latest()?.speak();
    await afterRounds(5);
    expect(refresh).toHaveBeenCalledTimes(4);
  });

  it('asks once more, not ten times more, for ten messages during one answer', async () => {
    const { refresh, latest } = watchedPage();
    for (let message = 0; message < 10; message++) latest()?.speak();
    expect(refresh).toHaveBeenCalledTimes(1);
    await settle();
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});

describe('a page whose stream beats', () => {
  it('asks where a beat tells of a version that it has missed, and else does not', async () => {
    const { refresh, latest } = watchedPage();
    latest()?.speak();
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

  it('keeps it for as long as one beat in two comes', async () => {
    const { latest, streams } = watchedPage();
    latest()?.speak();
    for (let beat = 0; beat < 10; beat++) {
      await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MILLISECONDS);
      latest()?.beat(KNOWN);
    }
    expect(streams).toHaveLength(1);
  });
});

describe('a page whose stream falls silent', () => {
  it('asks every few seconds, and listens anew, until a stream speaks again', async () => {
    const { refresh, latest, streams, openStreams } = watchedPage();
    latest()?.speak();
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

    latest()?.speak();
    await settle();
    refresh.mockClear();
    await vi.advanceTimersByTimeAsync(SILENCE_MILLISECONDS - 1);
    expect(refresh).not.toHaveBeenCalled();
    expect(openStreams()).toBe(1);
  });

  it('does not wait for ever for a stream that never says a word', async () => {
    const { streams, openStreams } = watchedPage();
    await vi.advanceTimersByTimeAsync(SILENCE_MILLISECONDS + 1000);
    expect(streams).toHaveLength(2);
    expect(openStreams()).toBe(1);
  });
});

describe('a page whose stream breaks', () => {
  it('asks at once, and every few seconds until a new stream speaks', async () => {
    const { refresh, latest, streams, openStreams } = watchedPage();
    latest()?.speak();
    await settle();
    refresh.mockClear();

    latest()?.break();
    expect(refresh).toHaveBeenCalledTimes(1);
    await afterRounds(2);
    expect(refresh).toHaveBeenCalledTimes(3);

    expect(streams).toHaveLength(2);
    expect(openStreams()).toBe(1);
    latest()?.speak();
    await settle();
    refresh.mockClear();
    await afterRounds(5);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('tries a stream that cannot be had less and less often, and forgets that once it works', async () => {
    const { latest, streams } = watchedPage();
    const waits: number[] = [];
    for (let failure = 0; failure < 7; failure++) {
      const before = streams.length;
      latest()?.break();
      let waited = 0;
      for (; streams.length === before; waited += 1000) await vi.advanceTimersByTimeAsync(1000);
      waits.push(waited / 1000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);

    latest()?.speak();
    const before = streams.length;
    latest()?.break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams).toHaveLength(before + 1);
  });
});

describe('a page that nobody sees', () => {
  it('listens to nothing', async () => {
    const { refresh, streams } = watchedPage({ seen: false });
    await afterRounds(3);
    expect(refresh).not.toHaveBeenCalled();
    expect(streams).toEqual([]);
  });

  it('closes its stream, and asks and listens afresh when it is seen again', async () => {
    const { refresh, show, openStreams } = watchedPage();
    await settle();
    show(false);
    expect(openStreams()).toBe(0);
    await afterRounds(3);
    expect(refresh).toHaveBeenCalledTimes(1);
    show(true);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(openStreams()).toBe(1);
  });

  it('does not wait, on waking, for an answer that never came', () => {
    const { refresh, show } = watchedPage();
    refresh.mockImplementation(() => new Promise(() => {}));
    show(false);
    show(true);
    show(false);
    show(true);
    expect(refresh).toHaveBeenCalledTimes(3);
  });
});

it('a network that comes back is used at once, by one stream', async () => {
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

it('nothing goes on after it is stopped', async () => {
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
