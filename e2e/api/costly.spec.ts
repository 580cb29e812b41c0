import type { APIResponse } from 'playwright/test';
import { claim, expectRefusal, send } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { networkOf } from '../network';
import { STRICT_COSTLY } from '../sharedServers';
import { createGame, gameAt, viewTable } from '../table';

const MAP = 'AB378C2B1770744B57';

/** Every request that is expensive for the server. */
const COSTLY: readonly ((device: Device, url: string, code: string) => Promise<APIResponse>)[] = [
  (device, url) => send(device, `${url}/api/games`, { mode: 'normal', players: 3 }),
  (device, url) => send(device, `${url}/api/games/upload`, {}),
  (device, url) => send(device, `${url}/api/check`, { mapCode: MAP, clues: ['within_forest'] }),
  (device, url) =>
    send(device, `${url}/api/deduce`, { mapCode: MAP, players: 3, pieces: [], level: 'joint' }),
  (device, url) => device.get(`${url}/api/maps/random`),
  (device, url) => device.get(`${url}/api/maps/${MAP}`),
  (device, url, code) => device.post(`${gameAt(code, url)}/again`),
];

test('costly calls are counted together by address, and play is not affected', async ({
  shared,
  device,
}) => {
  const { url } = await shared('strict');
  const phone = await device(networkOf(1));
  // One deal plus these requests reach the limit exactly.
  expect(COSTLY).toHaveLength(STRICT_COSTLY - 1);
  const { code } = await createGame(phone, { mode: 'normal', players: 3 }, url);
  for (const ask of COSTLY) expect((await ask(phone, url, code)).status()).not.toBe(429);

  for (const ask of COSTLY) {
    const answer = await ask(phone, url, code);
    await expectRefusal(answer, 429, 'too-many-requests');
    const seconds = Number(answer.headers()['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
  }
  expect((await viewTable(phone, code, url)).code).toBe(code);
  const elsewhere = await phone.get(`${url}/api/maps/${MAP}`, {
    headers: { 'X-Forwarded-For': networkOf(2) },
  });
  expect(elsewhere.status()).toBe(200);
});

test('a limit of 0 means no limit', async ({ device }) => {
  const phone = await device();
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => phone.get('/api/maps/no-such-map')),
  );
  expect(new Set(answers.map(answer => answer.status()))).toEqual(new Set([400]));
});

test('whoever holds no seat, and a body that is too long, is refused before the body is read', async ({
  device,
}) => {
  const [phone, stranger] = [await device(), await device()];
  const { code } = await createGame(phone, { mode: 'normal', players: 3 });
  const game = gameAt(code);
  await claim(phone, game, 1);
  await expectRefusal(await send(stranger, `${game}/record`, 'no JSON'), 403, 'not-your-seat');
  await expectRefusal(await send(phone, `${game}/record`, 'no JSON'), 400, 'broken-json');
  const long = 'x'.repeat(17 * 1024);
  await expectRefusal(await send(phone, `${game}/record`, long), 413, 'body-too-large');
});
