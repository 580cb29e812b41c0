import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refused } from '@/lib/result';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

/** Takes a seat twice where the server answers so, one answer after another; how often each was asked. */
async function takeSeats(...answers: readonly boolean[]) {
  const { withDeviceCookie } = await import('./withDeviceCookie');
  const fetch = vi.fn();
  for (const known of answers) fetch.mockResolvedValueOnce(Response.json({ known }));
  vi.stubGlobal('fetch', fetch);
  const claim = vi.fn(async () => ok('a seat'));
  const taken = [await withDeviceCookie(claim), await withDeviceCookie(claim)];
  return { taken, asked: fetch.mock.calls.length, claims: claim.mock.calls.length };
}

test.each([
  { device: 'a known device', answers: [true], asked: 1 },
  { device: 'a new device', answers: [false, true], asked: 2 },
])('$device asks for its name no more often than needed', async ({ answers, asked }) => {
  const taken = [ok('a seat'), ok('a seat')];
  expect(await takeSeats(...answers)).toEqual({ taken, asked, claims: 2 });
});

test('a browser that keeps no cookies takes no seat, and is asked anew each time', async () => {
  const none = refused({ code: 'no-cookies' });
  const answers = [false, false, false, false];
  expect(await takeSeats(...answers)).toEqual({ taken: [none, none], asked: 4, claims: 0 });
});
