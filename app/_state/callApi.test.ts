import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refused } from '@/lib/result';
import { callApi, withTimeout } from './callApi';
import { isOutage, isTemporary } from './changes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answered = (status: number, body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return callApi({ path: '/api/games/KRWNQT' });
};

test.each([
  [503, '{"error":"Service Unavailable"}'],
  [502, '<html>Bad Gateway</html>'],
  [504, ''],
  [403, '{"error":{"message":"blocked"}}'],
  [500, 'null'],
])('a gateway’s error %i (%s) refuses nothing for good', async (status, body) => {
  const answer = await answered(status, body);
  expect(answer.ok ? [] : [isOutage(answer.error), isTemporary(answer.error)]).toEqual([
    true,
    true,
  ]);
});

test('our server’s refusal is passed on with its code', async () => {
  const answer = await answered(409, '{"error":{"code":"record-conflict"}}');
  expect(answer).toEqual(refused({ code: 'record-conflict' }));
  expect(answer.ok || isTemporary(answer.error)).toBe(false);
});

test('patience ends with the signal, or by itself', () => {
  const looking = new AbortController();
  const [one, other] = [withTimeout(looking.signal, 1000), withTimeout(undefined, 1000)];
  expect([one.aborted, other.aborted]).toEqual([false, false]);
  looking.abort();
  expect([one.aborted, other.aborted]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  expect(other.aborted).toBe(true);
});

test('what was let go before anything was asked is not asked for', () => {
  expect(withTimeout(AbortSignal.abort(), 1000).aborted).toBe(true);
});
