// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { pageEnvironment } from './remoteTable';
import { POLL_MILLISECONDS, watchNews } from './watchNews';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page is notified when it is shown, hidden or restored, and when the network is gained or lost', () => {
  const onChange = vi.fn();
  const stop = pageEnvironment('/live').whenChanged(onChange);
  const dispatchAll = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    for (const name of ['pageshow', 'online', 'offline']) window.dispatchEvent(new Event(name));
  };
  dispatchAll();
  expect(onChange).toHaveBeenCalledTimes(4);
  stop();
  dispatchAll();
  expect(onChange).toHaveBeenCalledTimes(4);
});

test.each([
  ['no event streams', undefined],
  [
    'blocked event streams',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  ],
])('a page in a browser with %s polls', async (_, EventSource) => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', EventSource);
  const refresh = vi.fn(async () => {});
  const stop = watchNews(pageEnvironment('/live'), { refresh, receiveVersion: () => true });
  await vi.advanceTimersByTimeAsync(2 * POLL_MILLISECONDS);
  expect(refresh).toHaveBeenCalledTimes(2);
  // When the network returns, the watcher starts over.
  window.dispatchEvent(new Event('online'));
  expect(refresh).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(2 * POLL_MILLISECONDS);
  expect(refresh).toHaveBeenCalledTimes(3);
});
