import type { AgainMap } from '@/lib/game/deal/dealAgain';
import { claim, expectRefusal, send, tableAfter, uncover, voteForEnd } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

test('two players play to the end, with two clues each', async ({ table, device }) => {
  const { code, grade } = await table.createGame({ mode: 'advanced', players: 2 });
  expect(grade).toBeNull();
  const game = gameAt(code);
  const [ada, ben] = [await device(), await device()];
  const clueLists = [];
  for (const [phone, seat] of [
    [ada, 1],
    [ben, 2],
  ] as const) {
    await claim(phone, game, seat);
    const { clues } = await uncover(phone, game, seat);
    expect(clues).toHaveLength(2);
    clueLists.push(clues);
  }
  await expectRefusal(await ada.get(`${game}/seats/2`), 404, 'not-found');

  await voteForEnd(ada, game, 1);
  const ended = await voteForEnd(ben, game, 2);
  expect(ended.phase).toBe('ended');
  expect(ended.seats.map(({ clues }) => clues)).toMatchObject(clueLists);
  expect(ended.fairness?.clues.map(({ seat, chance }) => ({ seat, chance }))).toEqual(
    [1, 1, 2, 2].map(seat => ({ seat, chance: null })),
  );
});

/** The map of the rulebook's example; it has many deals for three players. */
const RICH_MAP = '79B48C6A152A76418B';

test('the same people play the same map again, by other clues', async ({ table, device }) => {
  const rich = { mode: 'normal', players: 3, mapCode: RICH_MAP } as const;
  const { code, mapCode } = await table.createGame(rich);
  const phone = await device();
  const first = await playToEnd(phone, code);
  const next = await playOn(phone, code);
  expect(next).toMatchObject({ mapCode, phase: 'playing', you: [1, 2, 3] });
  expect(next.code).not.toBe(code);
  expect(await playToEnd(phone, next.code)).not.toEqual(first);

  // A retry, or another phone that asks, gets the same game, whichever map it requests.
  for (const map of ['same', 'new'] as const)
    expect((await playOn(phone, code, map)).code).toBe(next.code);

  // Only the first game follows from its seed: the next one also depends on the clues to avoid.
  expect((await viewTable(phone, code)).seed).toMatch(/^[0-9a-f]{32}$/);
  expect((await viewTable(phone, next.code)).seed).toBeNull();
});

test('a game goes on only for its players, and only once it has ended', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [phone, stranger] = [await device(), await device()];
  const again = `${gameAt(code)}/again`;
  await claim(phone, gameAt(code), 1);
  await expectRefusal(await send(phone, again, {}), 409, 'game-not-ended');
  await expectRefusal(await send(stranger, again, {}), 403, 'not-your-seat');
});

/** All seats vote from one phone; returns the revealed clues, sorted. */
async function playToEnd(phone: Device, code: string) {
  const game = gameAt(code);
  for (const seat of [1, 2, 3]) await claim(phone, game, seat);
  for (const seat of [1, 2, 3]) await voteForEnd(phone, game, seat);
  const { seats } = await tableAfter(await phone.get(game));
  return seats.map(({ clue }) => clue?.id).toSorted();
}

async function playOn(phone: Device, code: string, map?: AgainMap) {
  const answer = await send(phone, `${gameAt(code)}/again`, { map });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}
