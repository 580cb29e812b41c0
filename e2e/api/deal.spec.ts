import type { APIRequestContext } from 'playwright/test';
import { claim, uncover } from '../ask';
import { expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

test('a table is dealt anew for those who sit, and nothing for an earlier deal counts', async ({
  table,
  device,
  request,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 4 });
  const game = gameAt(code);
  const [ana, ben, stranger] = [await device(), await device(), await device()];
  await claim(ana, game, 1);
  await claim(ben, game, 3);
  const propose = async (
    player: APIRequestContext,
    data: object,
    method: 'POST' | 'DELETE' = 'POST',
    headers = {},
  ) => {
    const answer = await player.fetch(`${game}/deal`, { method, data, headers });
    return { status: answer.status(), ...(await answer.json()) };
  };

  expect(await propose(stranger, { seat: 1, players: 2 })).toMatchObject({ status: 403 });
  const refused = (status: number, code: string) => ({ status, error: { code } });
  expect(await propose(ana, { seat: 1, players: 6 })).toMatchObject(refused(400, 'bad-players'));
  const named = { 'Fieldbook-Deal': 'the first' };
  expect(await propose(ana, { seat: 1, players: 3 }, 'POST', named)).toMatchObject(
    refused(400, 'bad-deal'),
  );

  const old = await uncover(ben, game, 3);
  expect(await propose(ana, { seat: 1, players: 2 })).toMatchObject({
    status: 200,
    dealNumber: 1,
    deal: { proposed: 2, voters: [1], needed: 2 },
  });
  expect(await propose(ben, { seat: 3, players: 5 })).toMatchObject(
    refused(409, 'other-deal-proposed'),
  );
  expect(await propose(ana, { seat: 1, players: 2 }, 'DELETE')).toMatchObject({
    deal: { proposed: null },
  });
  await propose(ana, { seat: 1, players: 2 });
  expect(await propose(ben, { seat: 3, players: 2 })).toMatchObject({
    status: 200,
    code,
    dealNumber: 2,
    players: 2,
    you: [2],
    deal: { proposed: null },
  });

  const late = await ben.post(`${game}/seats/2/look`, { headers: { 'Fieldbook-Deal': '1' } });
  expect([late.status(), (await late.json()).error.code]).toEqual([409, 'redealt']);
  expect((await viewTable(request, code)).seats.map(({ looks }) => looks.phones)).toEqual([0, 0]);
  const own = await uncover(ben, game, 2);
  expect(own.dealNumber).toBe(2);
  // By chance, one of them may be the old one.
  expect([old.clues.length, own.clues.length]).toEqual([1, 2]);
  expect(await propose(ana, { seat: 1, players: 2 })).toMatchObject({ status: 200, dealNumber: 2 });

  const recording = `${game}/record`;
  await ana.post(recording, { data: { seat: 1, type: 'start' } });
  await ana.post(recording, { data: { seat: 1, type: 'mid-game' } });
  expect(await propose(ana, { seat: 1, players: 3 })).toMatchObject(refused(409, 'game-started'));
});

test('the next game can have another number of players, but not fewer than are seated', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const game = gameAt(code);
  const phone = await device();
  for (const seat of [1, 2, 3]) await claim(phone, game, seat);
  for (const seat of [1, 2, 3]) await phone.post(`${game}/end`, { data: { seat } });
  const fewer = await phone.post(`${game}/again`, { data: { map: 'new', players: 2 } });
  expect([fewer.status(), (await fewer.json()).error.code]).toEqual([409, 'too-few-seats']);
  const more = await phone.post(`${game}/again`, { data: { map: 'new', players: 4 } });
  expect(await more.json()).toMatchObject({ players: 4, you: [1, 2, 3], dealNumber: 1 });
});
