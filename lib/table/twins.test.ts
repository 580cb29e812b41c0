import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cluesOf, formatClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { PlayerCount } from '../data/terms';
import { deal } from '../game/deal/deal';
import { cluesInPlay, type Game, mapOf } from '../game/game';
import type { RecordMove } from '../game/record/recordMoves';
import { HEXES } from '../map/hexSet';
import { playerOf } from '../play/pieces';
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

const doings = fc.array(fc.record({ seat: fc.integer({ min: 1, max: 5 }), made: recording }), {
  maxLength: 15,
});

const phoneOf = (seat: number) => `phone ${seat}`;

/** All data that phones receive while the moves are made, apart from the phone of one seat. */
async function hear(
  game: Game,
  doing: readonly { readonly seat: number; readonly made: RecordMove }[],
  secretSeat: number,
) {
  const dependencies = memoryDependencies('twins');
  await dependencies.repository.create(game);
  const { code } = game;
  const seats = game.seats.map((_, index) => index + 1);
  const heard: string[] = [];
  const alone: string[] = [];
  /** Collects a response to a seat's phone; `undefined` is a phone without a seat. */
  const tell = (seat: number | undefined, what: unknown) =>
    (seat === secretSeat ? alone : heard).push(JSON.stringify([seat, what]));
  const listen = async (by: number, answer: unknown) => {
    tell(by, answer);
    const kept = await dependencies.repository.load(code);
    if (!kept.ok) throw new Error(kept.error);
    for (const seat of [undefined, ...seats]) {
      const device = seat === undefined ? undefined : phoneOf(seat);
      tell(seat, await showTable(dependencies, kept.value, device));
      tell(seat, await checkBoard(dependencies, { code, device }));
      for (const asked of seats) {
        tell(seat, await lookAtSeat(dependencies, { code, seat: asked, device }));
        tell(seat, readNotebook(kept.value, asked, device));
      }
    }
  };
  for (const seat of seats)
    await listen(seat, await claimSeat(dependencies, { code, seat, device: phoneOf(seat) }, {}));
  const all = [{ seat: 1, made: { kind: 'start-record' } as const }, ...doing];
  for (const { seat, made } of all) {
    dependencies.clock.now += 60_000;
    await listen(
      seat,
      await moveAndShow(dependencies, { code, seat, device: phoneOf(seat) }, made),
    );
  }
  return { heard, alone };
}

test('games that differ in one clue send the same data to all but its seat, whatever is recorded', async () => {
  await fc.assert(
    fc.asyncProperty(twins, doings, async ({ one, two, owner }, doing) => {
      const seat = playerOf(owner, one.players) + 1;
      const [first, second] = [await hear(one, doing, seat), await hear(two, doing, seat)];
      expect(second.heard).toEqual(first.heard);
      expect(second.alone).not.toEqual(first.alone);
    }),
    { numRuns: 25 },
  );
});

test.each<PlayerCount>([2, 3, 4, 5])(
  'of %i only who placed it learns that a piece is wrong',
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
      const kept = await dependencies.repository.load(game.code);
      if (!kept.ok) throw new Error(kept.error);
      const at = playerOf(owner, count);
      const isAt = seats.map((_, player) => player === at);
      const told = await Promise.all(
        seats.map(seat => checkBoard(dependencies, { code: game.code, device: phoneOf(seat) })),
      );
      expect(told).toEqual(isAt.map(wrong => ({ ok: true, value: { wrong } })));
      for (const seat of seats) {
        const shown = await showTable(dependencies, kept.value, phoneOf(seat));
        const notes = shown.seats.map(each => each.hasWrongPiece === true);
        expect(notes).toEqual(isAt.map((is, player) => is && player === seat - 1));
      }
    }
  },
);
