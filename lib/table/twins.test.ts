import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerOf } from '../board/pieces';
import { cluesOf, formatClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { PlayerCount } from '../data/terms';
import { deal } from '../game/deal/deal';
import { cluesInPlay, type Game, mapOf } from '../game/game';
import type { RecordMove } from '../game/record/recordMoves';
import { HEXES } from '../map/hexSet';
import { anyAction, anyEntryId, entryId, mode, players } from '../testing/arbitraries';
import { memoryDependencies } from '../testing/memory';
import { newGame } from '../testing/newGame';
import { checkBoard } from './boardCheck';
import { moveAndShow } from './moveCommands';
import { readNotebook } from './notebookCommands';
import { claimSeat, lookAtSeat } from './seatCommands';
import { showTable } from './showTable';

/** A dealt game, and a twin that differs in one clue. */
const twins = fc
  .record({ ofMode: mode, count: players, seed: fc.nat(20), which: fc.nat(3), other: fc.nat() })
  .map(({ ofMode, count, seed, which, other }) => {
    const one = newGame('KRWNQT', deal({ mode: ofMode, players: count }, `twins ${seed}`));
    const owner = which % one.clues.length;
    const others = cluesOf(ofMode)
      .map(formatClue)
      .filter(clue => !one.clues.includes(clue));
    const clues = one.clues.map((clue, index) =>
      index === owner ? (others[other % others.length] ?? clue) : clue,
    );
    return { one, two: { ...one, clues }, owner };
  });

const recording: fc.Arbitrary<RecordMove> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('record' as const),
      id: anyEntryId,
      action: anyAction,
    }),
  },
  fc.record({ kind: fc.constant('undo-record' as const), entry: fc.option(anyEntryId) }),
);

const recordings = fc.array(fc.record({ seat: fc.integer({ min: 1, max: 5 }), move: recording }), {
  maxLength: 15,
});

const phoneOf = (seat: number) => `phone ${seat}`;

/** All data that phones receive while the moves are made, separately for the phone of one seat. */
async function receive(
  game: Game,
  moves: readonly { readonly seat: number; readonly move: RecordMove }[],
  secretSeat: number,
) {
  const dependencies = memoryDependencies('twins');
  await dependencies.repository.create(game);
  const { code } = game;
  const seats = game.seats.map((_, index) => index + 1);
  const byOthers: string[] = [];
  const bySecretSeat: string[] = [];
  /** Collects a response to a seat's phone; `undefined` is a phone without a seat. */
  const collect = (seat: number | undefined, response: unknown) =>
    (seat === secretSeat ? bySecretSeat : byOthers).push(JSON.stringify([seat, response]));
  const collectAll = async (by: number, answer: unknown) => {
    collect(by, answer);
    const stored = await dependencies.repository.load(code);
    if (!stored.ok) throw new Error(stored.error);
    for (const seat of [undefined, ...seats]) {
      const device = seat === undefined ? undefined : phoneOf(seat);
      collect(seat, await showTable(dependencies, stored.value, device));
      collect(seat, await checkBoard(dependencies, { code, device }));
      for (const other of seats) {
        collect(seat, await lookAtSeat(dependencies, { code, seat: other, device }));
        collect(seat, readNotebook(stored.value, other, device));
      }
    }
  };
  for (const seat of seats)
    await collectAll(
      seat,
      await claimSeat(dependencies, { code, seat, device: phoneOf(seat) }, {}),
    );
  const all = [{ seat: 1, move: { kind: 'start-record' } as const }, ...moves];
  for (const { seat, move } of all) {
    dependencies.clock.now += 60_000;
    await collectAll(
      seat,
      await moveAndShow(dependencies, { code, seat, device: phoneOf(seat) }, move),
    );
  }
  return { byOthers, bySecretSeat };
}

test('games that differ in one clue send the same data to all but its seat, whatever is recorded', async () => {
  await fc.assert(
    fc.asyncProperty(twins, recordings, async ({ one, two, owner }, moves) => {
      const seat = playerOf(owner, one.players) + 1;
      const [first, second] = [await receive(one, moves, seat), await receive(two, moves, seat)];
      expect(second.byOthers).toEqual(first.byOthers);
      expect(second.bySecretSeat).not.toEqual(first.bySecretSeat);
    }),
    { numRuns: 25 },
  );
});

test.each<PlayerCount>([2, 3, 4, 5])(
  'at a table for %i, only the player who placed a wrong piece learns of it',
  async count => {
    const game = newGame('KRWNQT', deal({ mode: 'advanced', players: count }, 'a mistake'));
    for (const [owner, clue] of cluesInPlay(game).entries()) {
      const hex = HEXES.find(each => clueHexes(clue, mapOf(game)).has(each)) ?? -1;
      const mistaken = { type: 'place', owner, hex, kind: 'cube' } as const;
      const dependencies = memoryDependencies('a mistake');
      await dependencies.repository.create(game);
      const seats = game.seats.map((_, index) => index + 1);
      const mover = (seat: number) => ({ code: game.code, seat, device: phoneOf(seat) });
      for (const seat of seats) {
        await claimSeat(dependencies, mover(seat), {});
        await lookAtSeat(dependencies, mover(seat));
      }
      await moveAndShow(dependencies, mover(1), { kind: 'start-record' });
      await moveAndShow(dependencies, mover(count), {
        kind: 'record',
        id: entryId(0),
        action: mistaken,
      });
      const stored = await dependencies.repository.load(game.code);
      if (!stored.ok) throw new Error(stored.error);
      const at = playerOf(owner, count);
      const isAt = seats.map((_, player) => player === at);
      const checks = await Promise.all(
        seats.map(seat => checkBoard(dependencies, { code: game.code, device: phoneOf(seat) })),
      );
      expect(checks).toEqual(isAt.map(wrong => ({ ok: true, value: { wrong } })));
      for (const seat of seats) {
        const shown = await showTable(dependencies, stored.value, phoneOf(seat));
        const notes = shown.seats.map(each => each.hasWrongPiece === true);
        expect(notes).toEqual(isAt.map((is, player) => is && player === seat - 1));
      }
    }
  },
);
