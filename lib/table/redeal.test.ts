import { expect, test } from 'vitest';
import type { SeatNumber } from '../board/players';
import type { PlayerCount } from '../data/terms';
import type { Vote, VoteAnswer } from '../game/votes/motion';
import { type Result, refused } from '../result';
import { memoryDependencies } from '../testing/memory';
import { dealTable } from './dealTable';
import { markMapLaid, move, moveAndShow } from './moveCommands';
import { claimSeat, leaveSeat, lookAtSeat } from './seatCommands';
import { doTask } from './tasks';

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

const forCount = (players: PlayerCount, answer: VoteAnswer = 'agree'): Vote => ({
  kind: 'vote',
  motion: { about: 'redeal', players },
  answer,
});

/** A table for four with two seats taken; `meanwhile` runs while it is redealt. */
async function twoOfFour(meanwhile: () => Promise<unknown> = async () => {}) {
  const dependencies = memoryDependencies('another number of players');
  const table = must(await dealTable(dependencies, { mode: 'normal', players: 4 }, undefined));
  const { code } = table;
  const at = (seat: SeatNumber) => ({ code, seat, device: `phone ${seat}` });
  must(await markMapLaid(dependencies, code, undefined));
  for (const seat of [2, 4] as const)
    must(await claimSeat(dependencies, at(seat), { name: `P${seat}` }));
  const slow: typeof dependencies = {
    ...dependencies,
    async runTask(name, input) {
      if (name === 'redeal') await meanwhile();
      return doTask(name, input);
    },
  };
  const load = async () => must(await dependencies.repository.load(code));
  const vote = (seat: SeatNumber, cast: Vote) => moveAndShow(slow, at(seat), cast);
  return { dependencies, at, load, vote };
}

test('before any look, one vote redeals for the seated players, and the game begins', async () => {
  const { dependencies, at, load, vote } = await twoOfFour();
  const dealt = must(await vote(2, forCount(2)));
  expect(dealt).toMatchObject({
    players: 2,
    dealNumber: 2,
    stage: 'play',
    you: [1],
    order: [1, 2],
  });
  expect(dealt.seats.map(({ name, looks }) => [name, looks.phones])).toEqual([
    ['P2', 0],
    ['P4', 0],
  ]);
  // The other phone still holds its seat, which has another number now.
  const other = { ...at(2), device: 'phone 4' };
  expect(must(await lookAtSeat(dependencies, { ...other, dealNumber: 2 }))).toMatchObject({
    dealNumber: 2,
  });
  expect(await lookAtSeat(dependencies, { ...other, seat: 4, dealNumber: 1 })).toEqual(
    refused('redealt'),
  );
  // Repeating the same vote deals nothing.
  const again = await moveAndShow(dependencies, { ...at(1), device: 'phone 2' }, forCount(2));
  expect(must(again).dealNumber).toBe(2);
  expect((await load()).dealNumber).toBe(2);
});

test('once a player has looked, all seated players must agree, and no old clue is left', async () => {
  const { dependencies, at, load, vote } = await twoOfFour();
  const before = must(await lookAtSeat(dependencies, at(4)));
  const voted = must(await vote(2, forCount(5)));
  expect(voted).toMatchObject({
    dealNumber: 1,
    questions: [{ motion: { about: 'redeal', players: 5 }, votes: [2], needed: 2 }],
  });
  must(await vote(4, forCount(5, 'not-now')));
  expect((await load()).dealNumber).toBe(1);
  const dealt = must(await vote(4, forCount(5)));
  expect(dealt).toMatchObject({
    dealNumber: 2,
    players: 5,
    questions: [],
    stage: 'sit',
  });
  expect(dealt.seats.every(({ looks }) => looks.phones === 0)).toBe(true);
  const game = await load();
  expect(game.questions).toEqual([]);
  const after = must(await lookAtSeat(dependencies, { ...at(4), dealNumber: 2 }));
  expect(JSON.stringify(after)).not.toContain(`"${before.clue.id}"`);
});

test('when the last player who has not agreed leaves, the table is redealt for the others', async () => {
  const { dependencies, at, vote } = await twoOfFour();
  must(await claimSeat(dependencies, at(1), {}));
  must(await lookAtSeat(dependencies, at(1)));
  must(await vote(2, forCount(3)));
  must(await vote(4, forCount(3)));
  const left = must(await leaveSeat(dependencies, at(1)));
  expect(left).toMatchObject({ players: 3, dealNumber: 2 });
});

test('moves without effect start no redeal while one is running', async () => {
  let tasks = 0;
  const { dependencies, at, load, vote } = await twoOfFour(async () => {
    tasks += 1;
    // The seat is held already.
    for (let each = 0; each < 5; each++) must(await claimSeat(counting, at(4), {}));
  });
  const counting: typeof dependencies = {
    ...dependencies,
    async runTask(name, input) {
      tasks += 1;
      return doTask(name, input);
    },
  };
  must(await vote(2, forCount(2)));
  expect([tasks, (await load()).dealNumber]).toEqual([1, 2]);
});

test('two concurrent votes redeal once', async () => {
  const { load, vote } = await twoOfFour();
  const [one, two] = await Promise.all([vote(2, forCount(3)), vote(4, forCount(3))]);
  expect([must(one), must(two)]).toMatchObject([{ dealNumber: 2 }, { dealNumber: 2 }]);
  expect(await load()).toMatchObject({ dealNumber: 2, players: 3 });
});

test('after a look during the redeal, the question stays open for the others', async () => {
  const table: Awaited<ReturnType<typeof twoOfFour>> = await twoOfFour(() =>
    lookAtSeat(table.dependencies, table.at(4)),
  );
  const voted = must(await table.vote(2, forCount(3)));
  expect(voted).toMatchObject({
    dealNumber: 1,
    players: 4,
    questions: [{ motion: { about: 'redeal', players: 3 }, votes: [2], needed: 2 }],
  });
});

test('after an entry during the redeal, the game is not redealt', async () => {
  const table: Awaited<ReturnType<typeof twoOfFour>> = await twoOfFour(async () => {
    const { dependencies, at } = table;
    const action = { type: 'skip' } as const;
    must(await move(dependencies, at(4), { kind: 'start-record' }));
    const entry = { kind: 'record', action, after: null, id: 'the-first-entry-ever' } as const;
    must(await move(dependencies, at(4), entry));
  });
  const voted = must(await table.vote(2, forCount(3)));
  expect(voted).toMatchObject({ dealNumber: 1, players: 4, questions: [] });
  expect(await table.vote(2, forCount(3))).toEqual(refused('game-started'));
});

test('a shared phone redeals for more or fewer players, and holds every seat', async () => {
  const dependencies = memoryDependencies('one phone');
  const requested = { mode: 'normal', players: 3, onePhone: true } as const;
  const { code } = must(await dealTable(dependencies, requested, 'phone'));
  const by = { code, seat: 1, device: 'phone' } as const;
  must(await lookAtSeat(dependencies, by));
  const more = must(await moveAndShow(dependencies, by, forCount(4)));
  expect(more).toMatchObject({ players: 4, dealNumber: 2, you: [1, 2, 3, 4] });
  const fewer = must(await moveAndShow(dependencies, by, forCount(2)));
  expect(fewer).toMatchObject({ players: 2, dealNumber: 3, you: [1, 2] });
});
