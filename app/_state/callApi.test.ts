import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refused } from '@/lib/result';
import { callApi, withTimeout } from './callApi';
import { isOutage, isTemporary } from './changes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const respondWith = (status: number, body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return callApi({ path: '/api/games/KRWNQT' });
};

test.each([
  [503, '{"error":"Service Unavailable"}'],
  [502, '<html>Bad Gateway</html>'],
  [504, ''],
  [403, '{"error":{"message":"blocked"}}'],
  [500, 'null'],
])('a gateway’s error %i (%s) counts as temporary', async (status, body) => {
  const answer = await respondWith(status, body);
  expect(answer.ok ? [] : [isOutage(answer.error), isTemporary(answer.error)]).toEqual([
    true,
    true,
  ]);
});

test('our server’s refusal is passed on with its code', async () => {
  const answer = await respondWith(409, '{"error":{"code":"record-conflict"}}');
  expect(answer).toEqual(refused({ code: 'record-conflict' }));
  expect(answer.ok || isTemporary(answer.error)).toBe(false);
});

test('the timeout signal aborts with the given signal or after its time', () => {
  const controller = new AbortController();
  const [one, other] = [withTimeout(controller.signal, 1000), withTimeout(undefined, 1000)];
  expect([one.aborted, other.aborted]).toEqual([false, false]);
  controller.abort();
  expect([one.aborted, other.aborted]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  expect(other.aborted).toBe(true);
});

test('with an aborted signal the timeout signal is aborted from the start', () => {
  expect(withTimeout(AbortSignal.abort(), 1000).aborted).toBe(true);
});
