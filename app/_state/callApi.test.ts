import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refused } from '@/lib/result';
import { callApi } from './callApi';
import { ourAnswer } from './testing/ourAnswer';
import { isOutage, isTemporary } from './trouble';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerTo = (response: Response) => {
  vi.stubGlobal('fetch', async () => response);
  return callApi({ path: '/api/games/KRWNQT' });
};

const OUTAGE = { code: 'ServiceUnavailable' };

test.each([
  [503, '{"error":"Service Unavailable"}'],
  [502, '<html>Bad Gateway</html>'],
  [504, ''],
  [403, '{"error":{"message":"blocked"}}'],
  [500, 'null'],
  ...[503, 500, 429, 403].map((status): [number, string] => [
    status,
    JSON.stringify({ error: OUTAGE }),
  ]),
  [409, '{"error":{"code":"record-conflict"}}'],
  ...['{}', 'null', '[]', '<h1>Welcome, guest</h1>'].map((body): [number, string] => [200, body]),
])('a gateway’s response %i (%s) counts as an outage', async (status, body) => {
  const answer = await answerTo(new Response(body, { status }));
  expect(answer.ok ? [] : [isOutage(answer.error), isTemporary(answer.error)]).toEqual([
    true,
    true,
  ]);
});

test('our server’s answers are returned: a refusal with its code, and a value', async () => {
  const answer = await answerTo(ourAnswer({ error: { code: 'record-conflict' } }, 409));
  expect(answer).toEqual(refused({ code: 'record-conflict' }));
  expect(answer.ok || isTemporary(answer.error)).toBe(false);
  expect(await answerTo(ourAnswer({ version: 3 }))).toEqual(ok({ version: 3 }));
});

test('a truncated answer from our server counts as an outage', async () => {
  const { headers } = ourAnswer({});
  const answer = await answerTo(new Response('{"version":', { headers }));
  expect(answer.ok || isOutage(answer.error)).toBe(true);
  expect(answer.ok).toBe(false);
});
