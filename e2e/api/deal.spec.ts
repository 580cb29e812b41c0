import type { APIRequestContext } from 'playwright/test';
import { claim, GIVE_UP, uncover, vote } from '../ask';
import { expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

test('a table is redealt for those who sit, and nothing for an earlier deal counts', async ({
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
    seat: number,
    players: number,
    { agree = true, headers = {} }: { agree?: true | null; headers?: object } = {},
  ) => {
    const data = { seat, motion: { about: 'redeal', players }, agree };
    const answer = await player.post(`${game}/votes`, { data, headers: { ...headers } });
    return { status: answer.status(), ...(await answer.json()) };
  };

  expect(await propose(stranger, 1, 2)).toMatchObject({ status: 403 });
  const refused = (status: number, code: string) => ({ status, error: { code } });
  expect(await propose(ana, 1, 6)).toMatchObject(refused(400, 'bad-motion'));
  const named = { 'Fieldbook-Deal': 'the first' };
  expect(await propose(ana, 1, 3, { headers: named })).toMatchObject(refused(400, 'bad-deal'));

  const old = await uncover(ben, game, 3);
  expect(await propose(ana, 1, 2)).toMatchObject({
    status: 200,
    dealNumber: 1,
    questions: [{ motion: { about: 'redeal', players: 2 }, votes: [1], needed: 2 }],
  });
  expect(await propose(ben, 3, 5)).toMatchObject(refused(409, 'other-question-open'));
  expect(await propose(ana, 1, 2, { agree: null })).toMatchObject({ questions: [] });
  await propose(ana, 1, 2);
  expect(await propose(ben, 3, 2)).toMatchObject({
    status: 200,
    code,
    dealNumber: 2,
    players: 2,
    you: [2],
    questions: [],
  });

  const late = await ben.post(`${game}/seats/2/look`, { headers: { 'Fieldbook-Deal': '1' } });
  expect([late.status(), (await late.json()).error.code]).toEqual([409, 'redealt']);
  expect((await viewTable(request, code)).seats.map(({ looks }) => looks.phones)).toEqual([0, 0]);
  const own = await uncover(ben, game, 2);
  expect(own.dealNumber).toBe(2);
  // By chance, one of them may be the old one.
  expect([old.clues.length, own.clues.length]).toEqual([1, 2]);
  expect(await propose(ana, 1, 2)).toMatchObject({ status: 200, dealNumber: 2 });

  const recording = `${game}/record`;
  await ana.post(recording, { data: { seat: 1, type: 'start' } });
  await ana.post(recording, { data: { seat: 1, type: 'mid-game' } });
  expect(await propose(ana, 1, 3)).toMatchObject(refused(409, 'game-started'));
});

test('the next game can have another number of players, but not fewer than are seated', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const game = gameAt(code);
  const phone = await device();
  for (const seat of [1, 2, 3]) await claim(phone, game, seat);
  for (const seat of [1, 2, 3]) await vote(phone, game, GIVE_UP, seat);
  const fewer = await phone.post(`${game}/again`, { data: { map: 'new', players: 2 } });
  expect([fewer.status(), (await fewer.json()).error.code]).toEqual([409, 'too-few-seats']);
  const more = await phone.post(`${game}/again`, { data: { map: 'new', players: 4 } });
  expect(await more.json()).toMatchObject({ players: 4, you: [1, 2, 3], dealNumber: 1 });
});
