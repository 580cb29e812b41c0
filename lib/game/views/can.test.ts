import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatAt, seatNumber, seatNumbersOf } from '../../board/players';
import { PLAYER_COUNTS } from '../../data/terms';
import type { RecordedAction } from '../../play/boardActions';
import { anyAction, entryId, mode, players } from '../../testing/arbitraries';
import { newGame } from '../../testing/newGame';
import { callEnd, find, NOON } from '../../testing/playing';
import { type Deal, deal } from '../deal/deal';
import { type Game, habitatOf, isEnded } from '../game';
import { applyMove, type MoveAction } from '../moves';
import { withRecord } from '../record/recordedFind';
import type { Motion } from '../votes/motion';
import { tableView } from './tableView';
import { hexOf } from './views';

/** Compares `can` of a table's view with what the moves do. */

const SEATS = [...seatNumbersOf(5)];
const MINUTE = 60_000;

const deals = new Map<string, Deal>();
const table = fc
  .record({ ofMode: mode, count: players, hard: fc.nat(5), onePhone: fc.boolean() })
  .map(({ ofMode, count, hard, onePhone }) => {
    const key = `${ofMode} ${count}`;
    const dealt = deals.get(key) ?? deal({ mode: ofMode, players: count }, 'what it can');
    deals.set(key, dealt);
    const hasHard = count > 2 && hard > 0;
    return newGame('KRWNQT', dealt, {
      hard: hasHard ? seatNumber(Math.min(hard, count)) : null,
      onePhone,
    });
  });

/** Few spaces, so that searches, calls and wrong finds meet. */
const spacesOf = (game: Game) => [habitatOf(game), 0, 107];

/** Each player's disc on the space, in a turn of the first. */
const search = (hex: number): readonly RecordedAction[] => [
  { type: 'mid-game' },
  { type: 'turn', player: 0 },
  ...SEATS.map((_, owner) => ({ type: 'place', owner, hex, kind: 'disc' }) as const),
];

const enter = (actions: readonly RecordedAction[]) => [
  { seat: 1, kind: 'start-record' } as const,
  ...actions.map(action => ({ seat: 1, kind: 'record', id: '', action }) as const),
];

/** Moves of the holders of seats. One by a seat that nobody holds is refused. */
function doings(game: Game) {
  const seat = fc.constantFrom(...SEATS);
  const space = fc.constantFrom(...spacesOf(game));
  const bySeat = (action: fc.Arbitrary<MoveAction>) =>
    fc.record({ seat, action }).map(each => [{ seat: each.seat, ...each.action }]);
  return fc.oneof(
    bySeat(fc.constantFrom({ kind: 'claim' }, { kind: 'leave' }, { kind: 'look' })),
    bySeat(seat.map(starter => ({ kind: 'order', starter }))),
    bySeat(seat.map(to => ({ kind: 'hard-envelope', to }))),
    { weight: 3, arbitrary: space.map(hex => enter(search(hex))) },
    anyAction.map(action => enter([action])),
    bySeat(fc.nat(60).map(entry => ({ kind: 'undo-record', entry: entryId(entry) }))),
    space.map(hex => SEATS.map(each => callEnd(each, { space: hex }))),
  );
}

/** A table in the middle of an evening, or at its end. */
const played = table.chain(game =>
  fc
    // One phone makes all moves, or each seat has its own.
    .record({
      first: fc.oneof(fc.constant(SEATS), fc.subarray(SEATS)),
      moves: fc.array(doings(game), { maxLength: 6 }),
      isShared: fc.boolean(),
    })
    .map(({ first, moves, isShared }) =>
      [...first.map(seat => ({ seat, kind: 'claim' }) as const), ...moves.flat()].reduce(
        (now, move, index) => {
          const by = {
            device: isShared ? 'phone' : `phone ${move.seat}`,
            at: NOON + index * MINUTE,
          };
          const id = entryId(index);
          const next = applyMove(now, { ...move, ...by, ...(move.kind === 'record' && { id }) });
          return next.ok ? next.value : now;
        },
        game,
      ),
    ),
);

/** The table after a seated player's move, for each of them whose move is accepted. */
const after = (game: Game, action: MoveAction): readonly Game[] =>
  game.seats.flatMap(({ holder }, index) => {
    if (holder === null) return [];
    const by = { seat: seatAt(index), device: holder.device, at: NOON + 1000 * MINUTE };
    const next = applyMove(game, { ...action, ...by });
    return next.ok ? [next.value] : [];
  });

const ask = (motion: Motion) => ({ kind: 'vote', motion, answer: 'agree' }) as const;

test('each seated player can do exactly what `can` in the table’s view lists', () => {
  const seen = { redeal: 0, hard: 0, call: 0 };
  fc.assert(
    fc.property(played, reached => {
      // An open question may block another.
      const game = { ...reached, questions: [] };
      const { can } = tableView(game, { device: undefined, presence: new Map(), now: NOON });
      const seated = game.seats.filter(({ holder }) => holder !== null).length;
      const expectOf = (
        games: readonly Game[],
        isDone: (each: Game) => boolean,
        isListed: boolean,
      ) => expect(games.filter(isDone)).toHaveLength(isListed ? seated : 0);
      for (const count of PLAYER_COUNTS) {
        const isAsked = ({ questions }: Game) => questions.length > 0;
        const asked = after(game, ask({ about: 'redeal', players: count }));
        expectOf(asked, isAsked, can.redeal.includes(count));
      }
      for (const to of SEATS) {
        const isGiven = ({ hard }: Game) => hard !== game.hard;
        expectOf(after(game, { kind: 'hard-envelope', to: to }), isGiven, can.hard.includes(to));
      }
      for (const hex of [...spacesOf(game), 1]) {
        const isDecided = (each: Game) =>
          isEnded(each) !== isEnded(game) || each.misses.length > game.misses.length;
        const isListed = can.call !== null && hexOf(can.call) === hex;
        expectOf(after(game, ask(find(hex))), isDecided, isListed);
      }
      seen.redeal += can.redeal.length;
      seen.hard += can.hard.length;
      seen.call += can.call === null ? 0 : 1;
    }),
    { numRuns: 200 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});

test('the find that a record proves is stored with each change of the record', () => {
  fc.assert(
    fc.property(played, game => {
      expect(withRecord(game, game.record)).toEqual(game);
    }),
  );
});
