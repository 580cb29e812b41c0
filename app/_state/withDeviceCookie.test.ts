import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refused } from '@/lib/result';
import { ourAnswer } from './testing/ourAnswer';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

/** Takes a seat twice at a server with these answers in turn, and counts the requests of each kind. */
async function takeSeats(...answers: readonly boolean[]) {
  const { withDeviceCookie } = await import('./withDeviceCookie');
  const fetch = vi.fn();
  for (const known of answers) fetch.mockResolvedValueOnce(ourAnswer({ known }));
  vi.stubGlobal('fetch', fetch);
  const claim = vi.fn(async () => ok('a seat'));
  const taken = [await withDeviceCookie(claim), await withDeviceCookie(claim)];
  return { taken, requests: fetch.mock.calls.length, claims: claim.mock.calls.length };
}

test.each([
  { device: 'a known device', answers: [true], requests: 1 },
  { device: 'a new device', answers: [false, true], requests: 2 },
])('$device requests its cookie no more often than necessary', async ({ answers, requests }) => {
  const taken = [ok('a seat'), ok('a seat')];
  expect(await takeSeats(...answers)).toEqual({ taken, requests, claims: 2 });
});

test('in a browser that stores no cookies no seat can be taken, and each try checks again', async () => {
  const none = refused({ code: 'no-cookies' });
  const answers = [false, false, false, false];
  expect(await takeSeats(...answers)).toEqual({ taken: [none, none], requests: 4, claims: 0 });
});
