import type { APIResponse } from 'playwright/test';
import { claim, expectRefusal, HINT, send, uncover, vote } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { networkOf } from '../network';
import { STRICT_COSTLY, STRICT_REFUSED } from '../sharedServers';
import { createGame, gameAt } from '../table';

/** Abuse by a stranger in a network where many tables play, as in a café or a school. */

const NORMAL = { mode: 'normal', players: 3 } as const;

test('refused claims hold back whoever has no seat at that table, and nobody else', async ({
  shared,
  device,
}) => {
  const { url } = await shared('strict');
  const [here, elsewhere] = [networkOf(1), networkOf(2)];
  const [ada, ben, stranger] = [await device(here), await device(here), await device(here)];
  const atTable = async (holder: Device) => {
    const { code } = await createGame(await device(elsewhere), NORMAL, url);
    await claim(holder, gameAt(code, url), 1);
    return gameAt(code, url);
  };
  const [attacked, other] = [await atTable(ada), await atTable(ben)];

  const claimTaken = () => send(stranger, `${attacked}/seats/1/claim`, {});
  for (let refused = 0; refused < STRICT_REFUSED; refused++)
    await expectRefusal(await claimTaken(), 409, 'seat-taken');
  await expectRefusal(await claimTaken(), 429, 'too-many-requests');

  await playOn(ada, attacked);
  await playOn(ben, other);
  await claim(await device(elsewhere), attacked, 2);
  // The stranger itself may still sit down at another table.
  await claim(stranger, other, 2);

  await test.step('a player whose requests keep failing is limited, alone and only at that table', async () => {
    const broken = () => send(ada, `${attacked}/record`, 'no JSON');
    for (let refused = 0; refused < STRICT_REFUSED; refused++)
      await expectRefusal(await broken(), 400, 'broken-json');
    const answer = await broken();
    await expectRefusal(answer, 429, 'too-many-requests');
    expect(Number(answer.headers()['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ada.get(attacked)).status()).toBe(200);
    await playOn(ben, other);
    await claim(ada, other, 3);
  });
});

/** All that a player of seat 1 does at a table. */
async function playOn(player: Device, game: string): Promise<void> {
  await vote(player, game, HINT, 1);
  await uncover(player, game, 1);
  for (const type of ['start', 'undo']) {
    const recorded = await send(player, `${game}/record`, { seat: 1, type, entry: null });
    expect(recorded.status(), await recorded.text()).toBe(200);
  }
  const offered = await player.post(`${game}/seats/1/hand-over`);
  expect(offered.ok(), await offered.text()).toBe(true);
}

test('costly calls of strangers do not keep a player from dealing again; each player has a count', async ({
  shared,
  device,
}) => {
  const { url } = await shared('strict');
  const network = networkOf(1);
  const [ada, ben] = [await device(network), await device(network)];
  const tables: string[] = [];
  for (const player of [ada, ben]) {
    const { code } = await createGame(await device(networkOf(2)), NORMAL, url);
    tables.push(gameAt(code, url));
    await claim(player, gameAt(code, url), 1);
  }
  const [first = '', second = ''] = tables;
  const stranger = await device(network);
  for (let call = 0; call < STRICT_COSTLY; call++) await stranger.get(`${url}/api/maps/no-map`);
  await expectRefusal(await stranger.post(`${first}/again`), 429, 'too-many-requests');

  for (let call = 0; call < STRICT_COSTLY; call++)
    expect((await dealFor(ada, first, 4 - (call % 2))).status()).toBe(200);
  await expectRefusal(await dealFor(ada, first, 4), 429, 'too-many-requests');
  expect((await dealFor(ben, second, 4)).status()).toBe(200);
});

/** Redeals the table: before the first look, one vote is enough. */
const dealFor = (player: Device, game: string, players: number): Promise<APIResponse> =>
  send(player, `${game}/votes`, { seat: 1, motion: { about: 'redeal', players } });
