import { afterEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/server/log';
import { isCrossOrigin } from './origin';

afterEach(() => void vi.restoreAllMocks());

/** A change that a page at `origin` sends over plain http, as a server behind a proxy gets it. */
const change = (origin: string, host: string) =>
  new Request(`http://${host}/api/games`, { method: 'POST', headers: { origin, host } });

test('the log names both hosts of a change that a proxy may have made look foreign', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  expect(isCrossOrigin(change('http://fieldbook.home:8080', '127.0.0.1:3000'))).toBe(true);
  const hosts = { origin: 'fieldbook.home:8080', host: '127.0.0.1:3000' };
  expect(warn.mock.calls).toEqual([[expect.objectContaining(hosts), expect.any(String)]]);
});

test('the log says nothing of a change from our own page, nor of a browser that names the site', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  expect(isCrossOrigin(change('http://fieldbook.home', 'fieldbook.home'))).toBe(false);
  const named = change('http://elsewhere.example', 'fieldbook.home');
  named.headers.set('sec-fetch-site', 'cross-site');
  expect(isCrossOrigin(named)).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});
