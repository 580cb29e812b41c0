// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { pageEnvironment } from './remoteTable';

test('a page notices when it is shown, hidden or brought back as it was, and when the network comes or goes', () => {
  const noticed = vi.fn();
  const stop = pageEnvironment('/live').whenChanged(noticed);
  const all = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    for (const name of ['pageshow', 'online', 'offline']) window.dispatchEvent(new Event(name));
  };
  all();
  expect(noticed).toHaveBeenCalledTimes(4);
  stop();
  all();
  expect(noticed).toHaveBeenCalledTimes(4);
});
