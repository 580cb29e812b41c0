import { afterEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/server/log';
import { isCrossOrigin } from './origin';

afterEach(() => void vi.restoreAllMocks());

/** A change that a page at `origin` sends over plain http, as a server behind a proxy receives it. */
const change = (origin: string, host: string) =>
  new Request(`http://${host}/api/games`, { method: 'POST', headers: { origin, host } });

test('the log names both hosts of a change that a proxy may have made look cross-origin', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  expect(isCrossOrigin(change('http://fieldbook.home:8080', '127.0.0.1:3000'))).toBe(true);
  const hosts = { origin: 'fieldbook.home:8080', host: '127.0.0.1:3000' };
  expect(warn.mock.calls).toEqual([[expect.objectContaining(hosts), expect.any(String)]]);
});

test('the log has no warning for a change from our own page, or if the browser sends Sec-Fetch-Site', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  expect(isCrossOrigin(change('http://fieldbook.home', 'fieldbook.home'))).toBe(false);
  const crossSite = change('http://elsewhere.example', 'fieldbook.home');
  crossSite.headers.set('sec-fetch-site', 'cross-site');
  expect(isCrossOrigin(crossSite)).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});
