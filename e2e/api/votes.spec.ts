import {
  claim,
  expectRefusal,
  foundOn,
  GIVE_UP,
  HINT,
  send,
  tableAfter,
  vote,
  votesOn,
} from '../ask';
import { expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

/** `store.test.ts` has two hundred votes at once. */
const GAMES = 10;
const SEATS = [1, 2, 3, 4, 5];
const CHANGES = 16;

test('fifty votes sent at once are all counted', async ({ table, device, request }) => {
  const games = await Promise.all(
    Array.from({ length: GAMES }, () => table.createGame({ mode: 'advanced', players: 5 })),
  );
  const voters = await Promise.all(
    games.flatMap(({ code }) =>
      SEATS.map(async seat => {
        const voter = await device();
        await voter.post(`${gameAt(code)}/seats/${seat}/claim`);
        return () => voter.post(`${gameAt(code)}/votes`, { data: { seat, motion: GIVE_UP } });
      }),
    ),
  );

  const answers = await Promise.all(voters.map(vote => vote()));

  expect(answers.filter(answer => !answer.ok())).toEqual([]);
  for (const { code } of games) {
    const ended = await viewTable(request, code);
    expect(votesOn(ended, 'end').toSorted()).toEqual(SEATS);
    expect(ended.phase).toBe('ended');
  }
});

test('votes on one game, given and taken back at once, are all counted', async ({
  table,
  device,
  request,
}) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 5 });
  // Three of five votes never show the hint, however often they change.
  const voters = await Promise.all(
    SEATS.slice(0, 3).map(async seat => {
      const voter = await device();
      await voter.post(`${gameAt(code)}/seats/${seat}/claim`);
      return { voter, seat };
    }),
  );
  const before = await viewTable(request, code);

  await Promise.all(
    voters.map(async ({ voter, seat }) => {
      for (let change = 0; change < CHANGES; change++) {
        const data = { seat, motion: HINT, agree: change % 2 === 0 ? true : null };
        const answer = await voter.post(`${gameAt(code)}/votes`, { data });
        expect(answer.status(), await answer.text()).toBe(200);
      }
    }),
  );

  const after = await viewTable(request, code);
  expect(after.questions).toEqual([]);
  expect(after.version).toBe(before.version + voters.length * CHANGES);
});

test('who agrees to the end names the call that they have read', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, ben] = [await device(), await device()];
  for (const [seat, phone] of [ada, ben].entries()) await claim(phone, gameAt(code), seat + 1);
  const game = gameAt(code);
  const [read] = (await vote(ada, game, GIVE_UP, 1)).questions;
  const found = foundOn({ row: 3, col: 4 });
  const [called] = (await vote(ada, game, found, 1)).questions;
  const agree = (motion: object, askedAt?: unknown) =>
    send(ben, `${game}/votes`, { seat: 2, motion, askedAt });
  for (const motion of [GIVE_UP, foundOn(), foundOn({ row: 4, col: 4 })])
    await expectRefusal(await agree(motion, read?.askedAt), 409, 'other-question-open');
  await expectRefusal(await agree(found, read?.askedAt), 409, 'question-closed');
  for (const askedAt of [7, {}, 'noon']) expect((await agree(found, askedAt)).status()).toBe(400);
  const missed = await tableAfter(await agree(found, called?.askedAt));
  expect(missed).toMatchObject({
    phase: 'playing',
    questions: [],
    misses: [{ by: 1, space: { row: 3, col: 4 } }],
  });
  await expectRefusal(await agree(found), 409, 'space-missed');
  await vote(ada, game, GIVE_UP, 1);
  expect(await vote(ben, game, GIVE_UP, 2)).toMatchObject({
    phase: 'ended',
    finder: null,
    questions: [{ motion: GIVE_UP, by: 1, state: 'carried' }],
  });
});
