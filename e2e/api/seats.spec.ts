import { seatNumber } from '../../lib/board/players';
import {
  claim,
  expectRefusal,
  freeing,
  send,
  tableAfter,
  takeBack,
  uncover,
  vote,
  voteForEnd,
  votesOn,
} from '../ask';
import { type Device, expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test('a holder changes name and colour', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const phone = await device();
  const [ours] = (await claim(phone, gameAt(code), 1, { name: 'Ada' })).seats;
  expect(ours).toMatchObject({ name: 'Ada', color: 'red' });

  const edited = await edit(phone, code, 1, { name: ' Ada L. ', color: 'teal' });
  // The free seat that had this colour swaps with ours.
  expect(edited.seats.map(({ color }) => color)).toEqual(['teal', 'orange', 'red']);
  expect(edited.seats[0]?.name).toBe('Ada L.');
  expect((await edit(phone, code, 1, { color: 'pink' })).seats[0]).toMatchObject({
    name: 'Ada L.',
    color: 'pink',
  });
});

for (const none of [null, '']) {
  test(`a name is removed by ${JSON.stringify(none)}`, async ({ table, device }) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    const phone = await device();
    await claim(phone, gameAt(code), 1, { name: 'Ada' });
    expect((await edit(phone, code, 1, {})).seats[0]?.name).toBe('Ada');
    const edited = await edit(phone, code, 1, { name: none });
    expect(edited.seats[0]).toMatchObject({ name: null, color: 'red', claimed: true });
  });
}

for (const { title, body, status = 400, error } of [
  { title: 'an unknown colour', body: { color: 'mauve' }, error: 'bad-color' },
  { title: 'a colour that is a number', body: { color: 7 }, error: 'bad-color' },
  { title: 'a name that is a list', body: { name: ['Ada'] }, error: 'bad-name' },
  { title: 'a blank name', body: { name: '\u3164' }, error: 'name-confusing' },
  { title: 'a colour that is taken', body: { color: 'orange' }, status: 409, error: 'color-taken' },
  { title: 'broken JSON', body: '{"name":', error: 'broken-json' },
]) {
  test(`a seat is not changed for ${title}`, async ({ table, device }) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    const [mine, theirs] = [await device(), await device()];
    await claim(mine, gameAt(code), 1);
    const { version } = await claim(theirs, gameAt(code), 2);
    const answer = await send(mine, `${gameAt(code)}/seats/1`, body, 'PATCH');
    await expectRefusal(answer, status, error);
    expect((await viewTable(mine, code)).version).toBe(version);
  });
}

test('only its holder changes, leaves or hands over a seat', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [mine, theirs] = [await device(), await device()];
  await claim(mine, gameAt(code), 1);
  const { version } = await claim(theirs, gameAt(code), 2);
  for (const seat of [1, 3]) {
    const path = `${gameAt(code)}/seats/${seat}`;
    const answers = [
      await send(theirs, path, { name: 'Eve' }, 'PATCH'),
      await send(theirs, path, undefined, 'DELETE'),
      await send(theirs, `${path}/hand-over`, undefined),
    ];
    for (const answer of answers) await expectRefusal(answer, 403, 'not-your-seat');
  }
  expect((await viewTable(mine, code)).version).toBe(version);
});

test('a holder leaves, which frees the seat and removes its votes', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [leaving, coming] = [await device(), await device()];
  await claim(leaving, gameAt(code), 1, { name: 'Ada' });
  await voteForEnd(leaving, gameAt(code), 1);

  const left = await tableAfter(await leaving.delete(`${gameAt(code)}/seats/1`));
  expect(left.seats[0]).toMatchObject({ name: null, claimed: false });
  expect(left).toMatchObject({ you: [], questions: [] });
  expect(left.events).toMatchObject([
    { kind: 'left', seat: 1, at: expect.stringMatching(ISO), by: [] },
  ]);
  await expectRefusal(await leaving.post(`${gameAt(code)}/seats/1/look`), 404, 'not-found');
  expect((await claim(coming, gameAt(code), 1)).you).toEqual([1]);
});

test('all the others free a seat together, and the table shows who did', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 4 });
  const game = gameAt(code);
  const [lost, others, fourth] = [await device(), await device(), await device()];
  await claim(lost, game, 2);
  for (const seat of [1, 3]) await claim(others, game, seat);
  await claim(fourth, game, 4);

  const asked = await vote(others, game, freeing(2), 1);
  expect(asked.seats[1]?.canBeFreed).toBe(true);
  expect(asked.questions).toMatchObject([
    { motion: freeing(2), by: 1, votes: [1], notNow: [], needed: 3, state: 'open' },
  ]);
  await vote(others, game, freeing(2), 3);
  const takenBack = await takeBack(others, game, freeing(2), 1);
  expect(takenBack.seats[1]?.claimed).toBe(true);
  expect(votesOn(takenBack, 'free')).toEqual([3]);
  await vote(fourth, game, freeing(2), 4);
  const freed = await vote(others, game, freeing(2), 1);

  expect(freed).toMatchObject({ questions: [] });
  expect(freed.seats[1]?.claimed).toBe(false);
  expect(freed.events).toMatchObject([
    { kind: 'freed', seat: 2, at: expect.stringMatching(ISO), by: [3, 4, 1] },
  ]);
  await expectRefusal(await lost.post(`${game}/seats/2/look`), 404, 'not-found');
});

test('one phone that holds all other seats cannot free one', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const game = gameAt(code);
  const [victim, greedy] = [await device(), await device()];
  await claim(victim, game, 2);
  await claim(greedy, game, 1);
  await vote(greedy, game, freeing(2), 1);
  const { seats, questions, version } = await claim(greedy, game, 3);
  expect(questions).toMatchObject([{ motion: freeing(2), state: 'closed' }]);
  expect(seats.map(({ canBeFreed }) => canBeFreed)).toEqual([false, false, false]);
  const answer = await send(greedy, `${game}/votes`, { seat: 3, motion: freeing(2) });
  await expectRefusal(answer, 409, 'one-phone-cannot-free');
  expect((await viewTable(victim, code)).version).toBe(version);
  await uncover(victim, game, 2);
});

for (const { title, free, voter, status, error } of [
  { title: 'its own vote', free: 1, voter: 1, status: 409, error: 'own-seat' },
  {
    title: 'a vote on a free seat',
    free: 3,
    voter: 1,
    status: 409,
    error: 'seat-not-held',
  },
  { title: 'a vote for a seat too many', free: 9, voter: 1, status: 404, error: 'seat-not-found' },
  { title: "another player's vote", free: 1, voter: 2, status: 403, error: 'not-your-seat' },
]) {
  test(`a seat is not freed by ${title}`, async ({ table, device }) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    const [mine, theirs] = [await device(), await device()];
    await claim(mine, gameAt(code), 1);
    const { version } = await claim(theirs, gameAt(code), 2);
    for (const agree of [true, null]) {
      const body = { seat: voter, motion: freeing(seatNumber(free)), agree };
      await expectRefusal(await send(mine, `${gameAt(code)}/votes`, body), status, error);
    }
    expect((await viewTable(mine, code)).version).toBe(version);
  });
}

test('six digits hand a seat over once', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [first, second, third] = [await device(), await device(), await device()];
  await claim(first, gameAt(code), 1, { name: 'Ada' });
  const { clue } = await uncover(first, gameAt(code), 1);
  const { digits, until } = await offer(first, code);
  expect(digits).toMatch(/^\d{6}$/);
  expect(until).toMatch(ISO);

  const taken = await tableAfter(await take(second, code, digits));
  expect(taken.you).toEqual([1]);
  expect(taken.seats[0]).toMatchObject({ name: 'Ada', claimed: true, looks: { phones: 1 } });
  expect(taken.events).toMatchObject([{ kind: 'handed-over', seat: 1, by: [] }]);
  expect((await uncover(second, gameAt(code), 1)).clue).toEqual(clue);
  expect((await viewTable(third, code)).seats[0]?.looks).toEqual({
    phones: 2,
    count: 2,
    last: expect.stringMatching(ISO),
  });
  await expectRefusal(await first.post(`${gameAt(code)}/seats/1/look`), 404, 'not-found');
  await expectRefusal(await take(third, code, digits), 409, 'not-offered');
});

test('three wrong guesses use up a hand-over code for the guesser', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [holder, guesser, honest] = [await device(), await device(), await device()];
  await claim(holder, gameAt(code), 1);
  await expectRefusal(await take(guesser, code, '000000'), 409, 'not-offered');
  const { digits } = await offer(holder, code);
  for (const odd of [undefined, 123456, '12345', '1234567', '12 456', '١٢٣٤٥٦']) {
    await expectRefusal(await take(guesser, code, odd), 400, 'bad-digits');
  }
  for (let guess = 1; guess <= 3; guess++) {
    await expectRefusal(await take(guesser, code, otherThan(digits)), 403, 'wrong-digits');
  }
  await expectRefusal(await take(guesser, code, digits), 409, 'not-offered');

  expect((await viewTable(holder, code)).seats[0]?.triesLeft).toBe(27);
  expect((await tableAfter(await take(honest, code, digits))).you).toEqual([1]);

  const { digits: again } = await offer(honest, code);
  expect((await tableAfter(await take(guesser, code, again))).you).toEqual([1]);
});

test('every look at a clue is counted, and only those', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [holder, other] = [await device(), await device()];
  await claim(holder, gameAt(code), 1);
  await claim(other, gameAt(code), 2);
  const before = await viewTable(other, code);
  expect(before.seats[0]?.looks).toEqual({ phones: 0, count: 0, last: null });

  await uncover(holder, gameAt(code), 1);
  await uncover(holder, gameAt(code), 1);
  await other.get(`${gameAt(code)}/seats/1`);
  await holder.get(`/games/${code}/seats/1`);

  const { seats } = await viewTable(other, code);
  expect(seats.map(({ looks }) => looks.count)).toEqual([2, 0, 0]);
  expect(seats[0]?.looks.last).toMatch(ISO);
});

test('after the end no seat can be left, changed, freed, handed over or claimed', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const game = gameAt(code);
  const [phone, other] = [await device(), await device()];
  for (const seat of [1, 2, 3]) await claim(phone, game, seat);
  for (const seat of [1, 2, 3]) await voteForEnd(phone, game, seat);
  const { version } = await viewTable(phone, code);
  const late = await send(phone, `${game}/votes`, { seat: 2, motion: freeing(1) });
  await expectRefusal(late, 409, 'game-ended');
  await expectRefusal(await take(other, code, '123456'), 409, 'game-ended');
  await expectRefusal(await send(other, `${game}/seats/1/claim`, {}), 409, 'game-ended');
  const seat = `${game}/seats/1`;
  await expectRefusal(await send(phone, seat, { name: 'Ada' }, 'PATCH'), 409, 'game-ended');
  await expectRefusal(await phone.delete(seat), 409, 'game-ended');
  const offered = await phone.post(`${seat}/hand-over`);
  await expectRefusal(offered, 409, 'game-ended');
  expect(await offered.text()).not.toMatch(/\d{6}/);
  await claim(phone, game, 1);
  await uncover(phone, game, 1);
  expect((await viewTable(phone, code)).version).toBe(version);
});

const edit = async (device: Device, code: string, seat: number, badge: object) =>
  tableAfter(await send(device, `${gameAt(code)}/seats/${seat}`, badge, 'PATCH'));

async function offer(device: Device, code: string): Promise<{ digits: string; until: string }> {
  const answer = await device.post(`${gameAt(code)}/seats/1/hand-over`);
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

const take = (device: Device, code: string, digits: string | number | undefined) =>
  send(device, `${gameAt(code)}/seats/1/take`, { digits });

const otherThan = (digits: string): string => (digits === '000000' ? '000001' : '000000');
