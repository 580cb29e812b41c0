import type { TableAnswer } from '@/app/_api/tableAnswers';
import { claim, expectRefusal, foundOn, GIVE_UP, HINT, tableAfter, vote, voteForEnd } from '../ask';
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
  const called = await vote(second, game, foundOn(), 2);
  expect(called).toMatchObject({
    finder: 2,
    questions: [{ motion: foundOn(), by: 2, votes: [2], notNow: [], needed: 3, state: 'open' }],
  });
  const notNow = { seat: 1, motion: foundOn(), agree: false };
  await tableAfter(await first.post(`${game}/votes`, { data: notNow }));
  await voteForEnd(third, game, 3);
  expect((await viewTable(first, dealt.code)).questions).toMatchObject([
    { votes: [2, 3], notNow: [1] },
  ]);
  const ended = await voteForEnd(first, game, 1);
  expect(ended).toMatchObject({
    phase: 'ended',
    stage: 'end',
    finder: 2,
    questions: [{ by: 2, state: 'carried' }],
  });

  const evening = await third.get(`${game}/evening`);
  expect(await evening.json()).toMatchObject({
    games: [{ round: 1, minutes: 0, finder: { seat: 2 }, habitat: ended.habitat }],
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
  await vote(first, game, GIVE_UP, 1);
  const ended = await voteForEnd(second, game, 2);
  expect(ended).toMatchObject({
    phase: 'ended',
    questions: [{ motion: GIVE_UP, needed: 2 }],
  });
  expect(ended.seats.every(({ clue }) => clue !== undefined)).toBe(true);
});

test('a player alone at a table cannot end the game', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const phone = await device();
  await claim(phone, gameAt(code), 1);
  expect(await voteForEnd(phone, gameAt(code), 1)).toMatchObject({
    phase: 'playing',
    questions: [{ votes: [1], needed: 2 }],
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

test('invalid spaces and maps are refused', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [phone, game] = [await device(), gameAt(code)];
  await claim(phone, game, 1);
  for (const space of [{}, { row: 0, col: 1 }, { row: 10, col: 1 }, { row: 1, col: 13 }, 'A1']) {
    const motion = { about: 'end', found: { space } };
    const answer = await phone.post(`${game}/votes`, { data: { seat: 1, motion } });
    await expectRefusal(answer, 400, 'bad-space');
  }
  const again = await phone.post(`${game}/again`, { data: { map: 'old' } });
  await expectRefusal(again, 400, 'bad-again');
  const data = { seat: 1, motion: HINT };
  const maybe = await phone.post(`${game}/votes`, { data: { ...data, agree: 'yes' } });
  await expectRefusal(maybe, 400, 'bad-wish');
  for (const motion of [undefined, {}, { about: 'skip' }, 'hint'])
    await expectRefusal(
      await phone.post(`${game}/votes`, { data: { ...data, motion } }),
      400,
      'bad-motion',
    );
  const late = await phone.post(`${game}/votes`, { data: { ...data, askedAt: 'noon' } });
  await expectRefusal(late, 400, 'bad-motion');
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
