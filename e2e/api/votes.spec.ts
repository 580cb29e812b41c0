import { claim, expectRefusal, send, tableAfter } from '../ask';
import { expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

const GAMES = 40;
const SEATS = [1, 2, 3, 4, 5];
const CHANGES = 50;

test('two hundred votes sent at once are all counted', async ({ table, device, request }) => {
  const games = await Promise.all(
    Array.from({ length: GAMES }, () => table.createGame({ mode: 'advanced', players: 5 })),
  );
  const voters = await Promise.all(
    games.flatMap(({ code }) =>
      SEATS.map(async seat => {
        const voter = await device();
        await voter.post(`${gameAt(code)}/seats/${seat}/claim`);
        return () => voter.post(`${gameAt(code)}/end`, { data: { seat } });
      }),
    ),
  );

  const answers = await Promise.all(voters.map(vote => vote()));

  expect(answers.filter(answer => !answer.ok())).toEqual([]);
  for (const { code } of games) {
    const { end, phase } = await viewTable(request, code);
    expect([...end.voters].sort()).toEqual(SEATS);
    expect(phase).toBe('ended');
  }
});

test('two hundred votes on one game, given and taken back at once, are all counted', async ({
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
        const method = change % 2 === 0 ? 'POST' : 'DELETE';
        const answer = await voter.fetch(`${gameAt(code)}/hint`, { method, data: { seat } });
        expect(answer.status(), await answer.text()).toBe(200);
      }
    }),
  );

  const after = await viewTable(request, code);
  expect(after.hint.votes).toBe(0);
  expect(after.version).toBe(before.version + voters.length * CHANGES);
});

test('who agrees to the end names the call that they have read', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, ben] = [await device(), await device()];
  for (const [seat, phone] of [ada, ben].entries()) await claim(phone, gameAt(code), seat + 1);
  const end = `${gameAt(code)}/end`;
  const { end: read } = await tableAfter(await send(ada, end, { seat: 1, found: false }));
  const space = { row: 3, col: 4 };
  const { end: called } = await tableAfter(await send(ada, end, { seat: 1, found: true, space }));
  for (const to of [
    read.call,
    { ...called.call, space: null },
    { ...called.call, by: 2 },
    undefined,
  ])
    await expectRefusal(await send(ben, end, { seat: 2, to }), 409, 'other-end-proposed');
  const other = await send(ben, end, { seat: 2, found: false });
  await expectRefusal(other, 409, 'other-end-proposed');
  for (const to of [7, {}, { by: 1 }])
    expect((await send(ben, end, { seat: 2, to })).status()).toBe(400);
  const missed = await tableAfter(await send(ben, end, { seat: 2, to: called.call }));
  expect(missed).toMatchObject({
    phase: 'playing',
    end: { call: null },
    misses: [{ by: 1, space }],
  });
  await expectRefusal(await send(ben, end, { seat: 2, found: true, space }), 409, 'space-missed');
  await send(ada, end, { seat: 1, found: false });
  const ended = await tableAfter(await send(ben, end, { seat: 2, found: false }));
  expect(ended).toMatchObject({ phase: 'ended', end: { call: { by: 1, found: false } } });
});
