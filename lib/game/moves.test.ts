import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SeatNumber, seatAt, seatNumber } from '../board/players';
import { SEAT_COLORS } from '../data/terms';
import { anyAction, anyEntryId, anyMotion, mode, players } from '../testing/arbitraries';
import { newGame } from '../testing/newGame';
import { HINT, NOON, phone, played, seated, vote } from '../testing/playing';
import { deal } from './deal/deal';
import { lastSeatEvent } from './events/eventList';
import { colorsOfSeat, type Game, isEnded } from './game';
import { MAX_CHANGES } from './limits';
import { applyMove, type Move } from './moves';
import { agreeing } from './votes/ballot';
import { ballotOn, topicKey, type VoteAnswer } from './votes/motion';
import { isHintShown } from './votes/motionRules';

const anySeat = fc.integer({ min: 0, max: 6 }).map(seatNumber);
const by = {
  seat: anySeat,
  device: fc.constantFrom('a', 'b', 'c'),
  at: fc.constantFrom(NOON, NOON + 1),
};
const digits = fc.constantFrom('111111', '222222');
const anyColor = fc.option(fc.constantFrom(...SEAT_COLORS), { nil: undefined });
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('claim'), ...by }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('vote'),
      motion: anyMotion(anySeat),
      answer: fc.constantFrom<VoteAnswer>('agree', 'agree', 'not-now', 'take-back'),
      ...by,
    }),
  },
  fc.record({ kind: fc.constant('start-record'), ...by }),
  fc.record({ kind: fc.constant('record'), id: anyEntryId, action: anyAction, ...by }),
  fc.record({ kind: fc.constant('undo-record'), entry: fc.option(anyEntryId), ...by }),
  fc.record({ kind: fc.constant('save-notebook'), text: fc.constantFrom(null, 'mine'), ...by }),
  fc.record({
    kind: fc.constant('order'),
    order: fc.array(anySeat, { maxLength: 5 }),
    starter: anySeat,
    ...by,
  }),
  fc.record({ kind: fc.constant('edit'), color: anyColor, secondColor: anyColor, ...by }),
  fc.record({ kind: fc.constantFrom('leave', 'look'), ...by }),
  fc.record({ kind: fc.constantFrom('offer', 'take'), digits, ...by }),
);

/** Colours of the seats claimed before another seat's move; their pieces are on the board, so these must not change. */
const colorsOfOthers = (game: Game, { seat }: Move, before: Game) =>
  before.seats.map(({ holder }, index) =>
    holder === null || seatAt(index) === seat ? [] : colorsOfSeat(game, seatAt(index)),
  );

/** A move must not affect the rate limits of other seats. */
const rateLimitsOfOthers = (game: Game, { seat }: Move) =>
  game.seats.map(({ bucketEmptyAt }, index) => (seatAt(index) === seat ? 0 : bucketEmptyAt));

/** The fields that may change after the end. */
const MUTABLE_AFTER_END = { version: 0, seats: [] };

test('refusals change nothing, versions count changes, and secrets stay the same in any game', () => {
  fc.assert(
    fc.property(mode, players, fc.array(anyMove, { maxLength: 60 }), (ofMode, count, moves) => {
      let game = newGame('KRWNQT', deal({ mode: ofMode, players: count }, 'any'));
      const { mapCode, clues, hint } = game;
      for (const move of moves) {
        const before = structuredClone(game);
        const next = applyMove(game, move);
        expect(game).toEqual(before);
        if (!next.ok) continue;
        expect(next.value.version).toBe(next.value === game ? game.version : game.version + 1);
        const colors = next.value.seats.flatMap((_, i) => colorsOfSeat(next.value, seatAt(i)));
        expect(new Set(colors).size).toBe(clues.length);
        expect(colorsOfOthers(next.value, move, game)).toEqual(colorsOfOthers(game, move, game));
        expect(lostWithoutTrace(game, next.value, move)).toBe(false);
        expect(rateLimitsOfOthers(next.value, move)).toEqual(rateLimitsOfOthers(game, move));
        expect(isHintShown(game) && !isHintShown(next.value)).toBe(false);
        expect(isEnded(game) && { ...next.value, ...MUTABLE_AFTER_END }).toEqual(
          isEnded(game) && { ...game, ...MUTABLE_AFTER_END },
        );
        expect(hasValidQuestions(next.value)).toBe(true);
        game = next.value;
      }
      expect(game).toMatchObject({ mapCode, clues, hint });
    }),
    { numRuns: 100 },
  );
});

/** The look of a holder who left and came back has the id of an earlier look. */
const REFUSED_RETRIES: Partial<Record<Move['kind'], readonly string[]>> = {
  claim: ['seat-taken', 'not-your-seat'],
  look: ['not-your-seat', 'change-id-used'],
};

test('a retried move with an id is not applied again, whatever moves came in between', () => {
  const named = fc.array(fc.tuple(anyMove, fc.nat({ max: 3 })), { maxLength: 60 });
  fc.assert(
    fc.property(players, named, (count, moves) => {
      let game = newGame('KRWNQT', deal({ mode: 'normal', players: count }, 'told again'));
      const applied: Move[] = [];
      for (const [move, back] of moves) {
        const id = `change-${String(applied.length).padStart(10, '0')}`;
        const next = applyMove(game, { ...move, id });
        if (next.ok) applied.push({ ...move, id });
        game = next.ok ? next.value : game;
        const retry = applied.at(-1 - back);
        if (retry === undefined || retry.kind === 'take') continue;
        const second = applyMove(game, retry);
        // A device that has left or handed over its seat no longer holds it.
        if (second.ok) expect(second.value).toBe(game);
        else expect(REFUSED_RETRIES[retry.kind] ?? ['not-your-seat']).toContain(second.error);
      }
    }),
  );
});

test('a seat remembers the ids of its latest changes', () => {
  const change = (index: number): Move => ({
    kind: 'edit',
    name: `Ana ${index}`,
    id: `change-${String(index).padStart(10, '0')}`,
    ...phone(1),
    at: NOON + index * 10_000,
  });
  const many = Array.from({ length: MAX_CHANGES + 5 }, (_, index) => change(index));
  const game = played(seated(), ...many);
  expect(game.seats[0]?.changes).toHaveLength(MAX_CHANGES);
  expect(played(game, change(MAX_CHANGES + 4), change(5))).toBe(game);
  expect(played(game, change(4))).not.toBe(game);
});

/** Whether the slots are distinct, each question has an agreement, and an end question has `found`. */
const hasValidQuestions = ({ questions }: Game): boolean =>
  new Set(questions.map(({ motion }) => topicKey(motion))).size === questions.length &&
  questions.every(
    ({ motion, ballot }) =>
      agreeing(ballot).length > 0 && (motion.about !== 'end' || motion.found !== undefined),
  );

/** Whether a device lost its seat without leaving, being freed or handing it over. */
function lostWithoutTrace(before: Game, after: Game, move: Move): boolean {
  return before.seats.some((seat, index) => {
    const device = seat.holder?.device;
    if (device === undefined || after.seats[index]?.holder?.device === device) return false;
    const event = lastSeatEvent(after.events, seatAt(index));
    const traced = event !== undefined && event !== lastSeatEvent(before.events, seatAt(index));
    const known = event?.kind !== 'left' || move.device === device;
    return !(traced && known);
  });
}

describe('the rate limit of a seat', () => {
  const look = (seat: SeatNumber, after = 0): Move => ({
    kind: 'look',
    ...phone(seat),
    at: NOON + after,
  });
  const looks = (count: number, every: number) =>
    Array.from({ length: count }, (_, n) => look(1, n * every));

  test('allows sixty moves at once, then one per second', () => {
    const exhausted = played(seated(), ...looks(59, 0));
    const refusal = { ok: false, error: 'too-many-moves' };
    expect(applyMove(exhausted, look(1))).toEqual(refusal);
    expect(applyMove(exhausted, vote(HINT)(1))).toEqual(refusal);
    expect(applyMove(exhausted, look(1, 999))).toEqual(refusal);
    const rested = played(exhausted, look(1, 1000));
    expect(applyMove(rested, look(1, 1999))).toEqual(refusal);
    expect(applyMove(rested, look(1, 2000)).ok).toBe(true);
  });

  test('is never reached by normal use', () => {
    expect(played(seated(), ...looks(1000, 1000)).seats[0]?.looks.count).toBe(1000);
    expect(played(seated(), ...looks(100, 500)).seats[0]?.looks.count).toBe(100);
  });

  test('does not affect the other seats', () => {
    let game = seated();
    for (let n = 0; n < 20_000; n++) {
      const looked = applyMove(game, look(1, n));
      if (looked.ok) game = looked.value;
    }
    // 59 at once besides the claim, then one per second.
    expect(game.seats[0]?.looks.count).toBe(59 + 19);
    expect(applyMove(game, look(1, 19_999)).ok).toBe(false);
    const voted = played(game, ...([2, 3] as const).map(vote(HINT)), look(2, 19_999));
    expect(agreeing(ballotOn(voted, HINT))).toEqual([2, 3]);
  });

  test('does not block anyone after a clock that was far ahead is corrected', () => {
    const ahead = played(seated(), ...looks(59, 0).map(move => ({ ...move, at: NOON + 1e9 })));
    expect(applyMove(ahead, look(1)).ok).toBe(true);
  });
});
