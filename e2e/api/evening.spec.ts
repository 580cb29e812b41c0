import type { TableAnswer } from '@/app/_api/tableAnswers';
import { claim, expectRefusal, tableAfter, vote } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

/** Three phones at a three-player table with a laid map. */
async function sitDown(device: () => Promise<Device>, { code }: TableAnswer) {
  const phones = [await device(), await device(), await device()] as const;
  for (const [index, phone] of phones.entries()) await claim(phone, gameAt(code), index + 1);
  return phones;
}

test('any device with the code can mark the map as laid, once', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: false });
  const stranger = await device();
  expect(await viewTable(stranger, code)).toMatchObject({ stage: 'lay', laid: false });
  const laid = await tableAfter(await stranger.post(`${gameAt(code)}/laid`));
  expect(laid).toMatchObject({ stage: 'sit', laid: true, you: [] });
  const again = await tableAfter(await stranger.post(`${gameAt(code)}/laid`));
  expect(again.version).toBe(laid.version);
  const unknown = await stranger.post(`${gameAt('BDGHJK')}/laid`);
  await expectRefusal(unknown, 404, 'not-found');
});

test('one player reports a find, the others agree, and the evening records it', async ({
  table,
  device,
}) => {
  const dealt = await table.createGame({ mode: 'normal', players: 3, laid: true });
  const game = gameAt(dealt.code);
  const [first, second, third] = await sitDown(device, dealt);
  const call = { seat: 2, found: true };
  const called = await tableAfter(await second.post(`${game}/end`, { data: call }));
  expect(called.end).toEqual({
    votes: 1,
    voters: [2],
    declined: [],
    needed: 3,
    call: { by: 2, finder: 2, found: true, space: null },
  });
  await tableAfter(await first.post(`${game}/end`, { data: { seat: 1, agree: false } }));
  await vote(third, `${game}/end`, 3);
  expect((await viewTable(first, dealt.code)).end).toMatchObject({ voters: [2, 3], declined: [1] });
  const ended = await vote(first, `${game}/end`, 1);
  expect(ended).toMatchObject({ phase: 'ended', stage: 'end', end: { call: { by: 2 } } });

  const response = await first.put(`${game}/turns`, { data: { seat: 1, turns: 14 } });
  expect((await tableAfter(response)).turns).toBe(14);
  const evening = await third.get(`${game}/evening`);
  expect(await evening.json()).toMatchObject({
    games: [{ round: 1, turns: 14, minutes: 0, call: { by: 2 }, habitat: ended.habitat }],
  });
  await expectRefusal(await (await device()).get(`${game}/evening`), 404, 'not-found');

  const next: TableAnswer = await (
    await first.post(`${game}/again`, { data: { map: 'new' } })
  ).json();
  expect(next).toMatchObject({ round: 2, laid: false, you: [1] });
  expect(next.mapCode).not.toBe(dealt.mapCode);
});

test('a table that a player has left is ended by those still seated', async ({ table, device }) => {
  const dealt = await table.createGame({ mode: 'advanced', players: 3, laid: true });
  const game = gameAt(dealt.code);
  const [first, second, third] = await sitDown(device, dealt);
  await tableAfter(await third.delete(`${game}/seats/3`));
  await tableAfter(await first.post(`${game}/end`, { data: { seat: 1, found: false } }));
  const ended = await vote(second, `${game}/end`, 2);
  expect(ended).toMatchObject({ phase: 'ended', end: { needed: 2, call: { found: false } } });
  expect(ended.seats.every(({ clue }) => clue !== undefined)).toBe(true);
});

test('a player alone at a table cannot end the game', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const phone = await device();
  await claim(phone, gameAt(code), 1);
  expect(await vote(phone, `${gameAt(code)}/end`, 1)).toMatchObject({
    phase: 'playing',
    end: { votes: 1, needed: 2 },
  });
});

test('a phone that is passed round holds every seat, and no other device can claim one', async ({
  device,
}) => {
  const phone = await device();
  const data = { mode: 'normal', players: 4, onePhone: true, signals: true };
  const dealt: TableAnswer = await (await phone.post('/api/games', { data })).json();
  expect(dealt).toMatchObject({ onePhone: true, signals: true, you: [1, 2, 3, 4] });
  const claimed = await (await device()).post(`${gameAt(dealt.code)}/seats/1/claim`);
  await expectRefusal(claimed, 409, 'seat-taken');
});

test('invalid spaces, numbers of turns and maps are refused', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [phone, game] = [await device(), gameAt(code)];
  await claim(phone, game, 1);
  for (const space of [{}, { row: 0, col: 1 }, { row: 10, col: 1 }, { row: 1, col: 13 }, 'A1']) {
    const answer = await phone.post(`${game}/end`, { data: { seat: 1, found: true, space } });
    await expectRefusal(answer, 400, 'bad-space');
  }
  for (const turns of [0, 1000, 1.5, '7', undefined]) {
    const answer = await phone.put(`${game}/turns`, { data: { seat: 1, turns } });
    await expectRefusal(answer, 400, 'bad-turns');
  }
  const early = await phone.put(`${game}/turns`, { data: { seat: 1, turns: 7 } });
  await expectRefusal(early, 409, 'game-not-ended');
  const again = await phone.post(`${game}/again`, { data: { map: 'old' } });
  await expectRefusal(again, 400, 'bad-again');
  const maybe = await phone.post(`${game}/hint`, { data: { seat: 1, agree: 'yes' } });
  await expectRefusal(maybe, 400, 'bad-wish');
});

test('two players choose both their colours, which later claims do not change', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 2 });
  const game = gameAt(code);
  const [one, two] = [await device(), await device()];
  const first = await claim(one, game, 1, { color: 'pink', secondColor: 'red' });
  expect(first.seats[0]?.colors).toEqual(['pink', 'red']);
  const taken = await two.post(`${game}/seats/2/claim`, { data: { color: 'red' } });
  await expectRefusal(taken, 409, 'color-taken');
  const twice = { color: 'teal', secondColor: 'teal' };
  await expectRefusal(await two.post(`${game}/seats/2/claim`, { data: twice }), 409, 'color-taken');
  const both = await claim(two, game, 2, { color: 'orange' });
  expect(both.seats[0]?.colors).toEqual(['pink', 'red']);
  expect(new Set(both.seats.flatMap(({ colors }) => colors)).size).toBe(4);
});
