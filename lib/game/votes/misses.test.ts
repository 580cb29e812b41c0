import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cluesOf, formatClue } from '../../clues/clue';
import { clueHexes } from '../../clues/clueHexes';
import { intersection } from '../../map/hexSet';
import { refused } from '../../result';
import { anyEntryId, hex, mode, players } from '../../testing/arbitraries';
import { named } from '../../testing/entered';
import { newGame } from '../../testing/newGame';
import {
  callEnd,
  claim,
  decline,
  END,
  NOON,
  phone,
  played,
  seated,
  start,
  vote,
} from '../../testing/playing';
import { deal } from '../deal/deal';
import { cluesInPlay, type Game, habitatOf, isEnded, mapOf } from '../game';
import { applyMove, type Move } from '../moves';
import { tableView } from '../views/tableView';
import { MAX_MISSES } from './misses';
import { endCallOf, type Find } from './motion';

const seatsOf = ({ seats }: Game) => seats.map((_, index) => index + 1);

/** Everybody agrees to a find, the first seat calls it. */
const agreed = (game: Game, space: number): Game =>
  played(game, ...seatsOf(game).map(seat => callEnd(seat, { space })));

/** The first spaces that are not the habitat. */
function wrongSpaces(game: Game, count: number): readonly number[] {
  const habitat = habitatOf(game);
  return Array.from({ length: count + 1 }, (_, space) => space)
    .filter(space => space !== habitat)
    .slice(0, count);
}

/** The first seat's recorded search of a space, to which all have answered with a disc. */
const searched = (game: Game, space: number): Game => ({
  ...game,
  record: named([
    { type: 'mid-game' },
    { type: 'turn', player: 0 },
    ...game.clues.map((_, owner) => ({ type: 'place', owner, hex: space, kind: 'disc' }) as const),
  ]).map(entry => ({ ...entry, by: 1, at: NOON })),
});

const viewFor = (game: Game, device: string | undefined) =>
  tableView(game, { device, presence: new Map(), now: NOON });

describe('a wrong find', () => {
  test('ends nothing, and everybody is told', () => {
    const table = seated();
    const [wrong = 0] = wrongSpaces(table, 1);
    const after = agreed(table, wrong);
    expect([isEnded(after), endCallOf(after), after.finder]).toEqual([false, null, null]);
    expect(after.misses).toMatchObject([{ space: wrong, by: 1, at: NOON, isRecorded: false }]);
    expect(isEnded(agreed(after, habitatOf(after)))).toBe(true);
  });

  test('is not called again; others are, a few times', () => {
    const table = seated();
    const wrong = wrongSpaces(table, MAX_MISSES + 1);
    const [first = 0, last = 0] = [wrong[0], wrong.at(-1)];
    const after = wrong.slice(0, MAX_MISSES).reduce(agreed, table);
    expect(after.misses).toHaveLength(MAX_MISSES);
    expect(applyMove(after, callEnd(2, { space: first }))).toEqual(refused('space-missed'));
    for (const space of [last, habitatOf(after)])
      expect(applyMove(after, callEnd(2, { space }))).toEqual(refused('too-many-misses'));
    // A table can still give up, and a recorded search counts.
    expect(isEnded(played(after, ...seatsOf(after).map(seat => callEnd(seat))))).toBe(true);
    const shown = searched(after, habitatOf(after));
    expect(isEnded(played(shown, callEnd(1, { space: habitatOf(after) })))).toBe(true);
  });

  test('tells who has looked since', () => {
    const table = seated();
    const [wrong = 0] = wrongSpaces(table, 1);
    const before = played(table, { kind: 'look', ...phone(1), at: NOON - 1 });
    const looks: Move = { kind: 'look', ...phone(3), at: NOON + 1 };
    const after = played(agreed(before, wrong), looks);
    expect(viewFor(after, 'phone 2').misses).toMatchObject([{ by: 1, looked: [3] }]);
    const left = played(after, { kind: 'leave', ...phone(3) }, claim(3, 'another phone'));
    expect(viewFor(left, 'phone 2').misses).toMatchObject([{ looked: [] }]);
  });
});

describe('after a recorded search', () => {
  test('one vote is enough, and credits the searcher', () => {
    const table = seated();
    const found = searched(table, habitatOf(table));
    const over = played(found, callEnd(2, { space: habitatOf(table) }));
    expect([isEnded(over), endCallOf(over)?.by, over.finder]).toEqual([true, 2, 1]);
  });

  test('only a call ends the game, not the last disc of a call that others have declined', () => {
    const table = seated();
    const space = habitatOf(table);
    const asked = played(table, callEnd(1, { space }), decline(END)(2));
    const { record } = searched(table, space);
    const almost: Game = { ...asked, record: record?.slice(0, -1) ?? null };
    const [last] = (record ?? []).slice(-1);
    if (last === undefined) throw new Error('nothing was recorded');
    const after = played(almost, {
      kind: 'record',
      id: 'the-last-disc-of-all',
      action: last,
      ...phone(1),
    });
    expect([isEnded(after), endCallOf(after)?.by]).toEqual([false, 1]);
  });

  test('one seat cannot try one space after the other, nor open what belongs to empty seats', () => {
    const table = seated();
    const [one = 0, two = 0] = wrongSpaces(table, 2);
    const tried = played(searched(table, one), callEnd(1, { space: one }));
    expect(tried.misses).toMatchObject([{ space: one, by: 1, isRecorded: true }]);
    const again = played(searched(tried, two), callEnd(1, { space: two }));
    expect([again.misses.length, endCallOf(again)?.by]).toEqual([1, 1]);
    const alone = played(start(), claim(1), claim(2, 'phone 1'));
    const space = habitatOf(alone);
    expect(isEnded(played(searched(alone, space), callEnd(1, { space })))).toBe(false);
  });

  test('one vote ends nothing on another space, nor without everybody’s disc', () => {
    const table = seated();
    const [wrong = 0] = wrongSpaces(table, 1);
    expect(played(searched(table, wrong), callEnd(2, { space: wrong }))).toMatchObject({
      endedAt: null,
      misses: [{ space: wrong, by: 1 }],
    });
    const found = searched(table, habitatOf(table));
    const almost: Game = { ...found, record: found.record?.slice(0, -1) ?? null };
    const asked = played(almost, callEnd(2, { space: habitatOf(table) }));
    expect([isEnded(asked), endCallOf(asked)?.by]).toEqual([false, 2]);
  });
});

const dealt = fc
  .record({ ofMode: mode, count: players, seed: fc.nat(10) })
  .map(({ ofMode, count, seed }) => {
    const game = newGame('KRWNQT', deal({ mode: ofMode, players: count }, `finds ${seed}`));
    const claims = seatsOf(game).map(seat => ({ kind: 'claim', ...phone(seat) }) as const);
    return played(game, ...claims);
  });

const doing = (count: number): fc.Arbitrary<Move> =>
  fc
    .record({
      seat: fc.integer({ min: 1, max: count }),
      /** Mostly its own, otherwise that of another seat. */
      device: fc.option(fc.integer({ min: 1, max: count }), { nil: undefined, freq: 2 }),
      type: fc.constantFrom('call', 'agree', 'agree', 'agree', 'not-now', 'look'),
      space: fc.option(fc.oneof(hex, fc.constantFrom(3, 4)), { nil: null }),
      id: fc.option(anyEntryId, { nil: undefined }),
    })
    .map(({ seat, device = seat, type, space, id }) => {
      const by = { ...phone(seat), device: `phone ${device}`, id };
      switch (type) {
        case 'call':
          return { ...callEnd(seat, { space }), ...by };
        case 'agree':
          return { ...vote(END)(seat), ...by };
        case 'not-now':
          return { ...decline(END)(seat), ...by };
        default:
          return { kind: 'look', ...by };
      }
    });

/** Without what calls a find that names no space, which ends a game wherever the habitat is. */
const names = (move: Move): boolean =>
  move.kind !== 'vote' || move.motion.about !== 'end' || isNamed(move.motion.found);
const isNamed = (found: Find | null | undefined) => found === undefined || found?.space !== null;

/** A call of a space that most of the others agree to, with anything else in between. */
const round = (count: number): fc.Arbitrary<readonly Move[]> =>
  fc
    .record({
      space: hex,
      seats: fc.oneof(
        { weight: 3, arbitrary: fc.constant(Array.from({ length: count }, (_, at) => at + 1)) },
        fc.subarray(Array.from({ length: count }, (_, at) => at + 1)),
      ),
      between: fc.array(doing(count), { maxLength: 2 }),
    })
    .map(({ space, seats, between }) => [
      ...seats.map(seat => callEnd(seat, { space })),
      ...between,
    ]);

const tableAndDoings = dealt.chain(game =>
  fc.tuple(
    fc.constant(game),
    fc.array(round(game.players), { maxLength: 8 }).map(rounds => rounds.flat()),
  ),
);

const step = (game: Game, move: Move): Game => {
  const next = applyMove(game, move);
  return next.ok ? next.value : game;
};

test('a named find ends a game only at the habitat and with everybody’s own vote', () => {
  fc.assert(
    fc.property(tableAndDoings, ([first, moves]) => {
      let game = first;
      /** Which devices have agreed to the call that is open, by seat. */
      let agreedBy = new Map<number, string>();
      for (const move of moves) {
        if (isEnded(game)) break;
        const call = endCallOf(game);
        const before = game;
        game = step(game, move);
        const isVote = move.kind === 'vote' && move.answer === 'agree';
        const isCounted = isVote && game !== before && move.device === `phone ${move.seat}`;
        const isNew = JSON.stringify(endCallOf(game)) !== JSON.stringify(call);
        if (isNew && endCallOf(game)) agreedBy = new Map();
        if (isCounted) agreedBy.set(move.seat, move.device);
        if (move.kind === 'vote' && move.answer === 'not-now') agreedBy.delete(move.seat);
        if (!isEnded(game)) continue;
        const space = endCallOf(game)?.found?.space;
        if (space != null) expect(space).toBe(habitatOf(game));
        expect(new Set(agreedBy.values()).size).toBe(game.players);
      }
      expect(game.misses.length).toBeLessThanOrEqual(MAX_MISSES);
    }),
  );
});

test('games that differ in their clues answer alike, until one of them is found', () => {
  fc.assert(
    fc.property(tableAndDoings, fc.nat(), ([one, moves], other) => {
      const two = twinOf(one, other);
      if (two === undefined) return;
      const called = new Set(
        moves.flatMap(move =>
          move.kind === 'vote' && move.motion.about === 'end'
            ? (move.motion.found?.space ?? [])
            : [],
        ),
      );
      // What the cardboard would tell, too: that the habitat is there.
      fc.pre(!called.has(habitatOf(one)) && !called.has(habitatOf(two)));
      const made = moves.filter(names);
      const heard = (game: Game) => {
        let now = game;
        return made.map(move => {
          // Whatever is told then: a table that gives up uncovers all.
          if (isEnded(now)) return 'ended';
          const next = applyMove(now, move);
          now = next.ok ? next.value : now;
          const devices = [undefined, ...seatsOf(game).map(seat => `phone ${seat}`)];
          if (isEnded(now)) return 'ended';
          const views = devices.map(device => viewFor(now, device));
          return JSON.stringify([next.ok || next.error, views]);
        });
      };
      expect(heard(two)).toEqual(heard(one));
    }),
  );
});

/** The same table with another clue at one seat, and one other habitat; `undefined` if no clue leaves one. */
function twinOf(game: Game, which: number): Game | undefined {
  const owner = which % game.clues.length;
  const map = mapOf(game);
  const others = cluesInPlay(game).filter((_, index) => index !== owner);
  const left = intersection(others.map(clue => clueHexes(clue, map)));
  const fits = cluesOf(game.mapCode.length > 18 ? 'advanced' : 'normal').filter(clue => {
    const hexes = intersection([left, clueHexes(clue, map)]);
    return hexes.single !== undefined && hexes.single !== habitatOf(game);
  });
  const clue = fits[which % Math.max(1, fits.length)];
  return clue && { ...game, clues: game.clues.with(owner, formatClue(clue)) };
}
