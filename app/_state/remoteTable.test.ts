// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { pageEnvironment } from './remoteTable';

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
