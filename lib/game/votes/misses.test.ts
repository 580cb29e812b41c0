import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SeatNumber, seatNumbersOf } from '../../board/players';
import type { PlayerCount } from '../../data/terms';
import { refused } from '../../result';
import { anyEntryId, hex, mode, players } from '../../testing/arbitraries';
import { named } from '../../testing/entered';
import { newGame } from '../../testing/newGame';
import {
  callEnd,
  claim,
  decline,
  find,
  NOON,
  phone,
  played,
  seated,
  start,
  vote,
} from '../../testing/playing';
import { twinOf } from '../../testing/twins';
import { deal } from '../deal/deal';
import { type Game, habitatOf, isEnded } from '../game';
import { applyMove, type Move } from '../moves';
import { withRecord } from '../record/recordedFind';
import { tableView } from '../views/tableView';
import { finderOf } from './finder';
import { MAX_MISSES } from './misses';
import { endCallOf } from './motion';

const seatsOf = ({ players }: Game) => seatNumbersOf(players);

/** The first seat calls a find, and all others agree. */
const agreed = (game: Game, space: number): Game =>
  played(game, ...seatsOf(game).map(seat => callEnd(seat, { space })));

/** The first spaces that are not the habitat. */
function wrongSpaces(game: Game, count: number): readonly number[] {
  const habitat = habitatOf(game);
  return Array.from({ length: count + 1 }, (_, space) => space)
    .filter(space => space !== habitat)
    .slice(0, count);
}

/** The first seat's recorded search of a space, which all players have answered with a disc. */
const searched = (game: Game, space: number): Game =>
  withRecord(
    game,
    named([
      { type: 'mid-game' },
      { type: 'turn', player: 0 },
      ...game.clues.map(
        (_, owner) => ({ type: 'place', owner, hex: space, kind: 'disc' }) as const,
      ),
    ]).map(entry => ({ ...entry, by: 1, at: NOON })),
  );

const viewFor = (game: Game, device: string | undefined) =>
  tableView(game, { device, presence: new Map(), now: NOON });

describe('a wrong find', () => {
  test('does not end the game, and is listed', () => {
    const table = seated();
    const [wrong = 0] = wrongSpaces(table, 1);
    const after = agreed(table, wrong);
    expect([isEnded(after), endCallOf(after), finderOf(after)]).toEqual([false, null, null]);
    expect(after.misses).toMatchObject([{ space: wrong, by: 1, at: NOON, isRecorded: false }]);
    expect(isEnded(agreed(after, habitatOf(after)))).toBe(true);
  });

  test('cannot be called again; other spaces can, a few times', () => {
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

  test('lists the seats that have looked since', () => {
    const table = seated();
    const [wrong = 0] = wrongSpaces(table, 1);
    const before = played(table, { kind: 'look', ...phone(1), at: NOON - 1 });
    const look: Move = { kind: 'look', ...phone(3), at: NOON + 1 };
    const after = played(agreed(before, wrong), look);
    expect(viewFor(after, 'phone 2').misses).toMatchObject([{ by: 1, looked: [3] }]);
    const left = played(after, { kind: 'leave', ...phone(3) }, claim(3, 'another phone'));
    expect(viewFor(left, 'phone 2').misses).toMatchObject([{ looked: [] }]);
  });
});

describe('after a recorded search', () => {
  test('one vote is enough, and credits the searcher', () => {
    const table = seated();
    const found = searched(table, habitatOf(table));
    const ended = played(found, callEnd(2, { space: habitatOf(table) }));
    expect([isEnded(ended), endCallOf(ended)?.by, finderOf(ended)]).toEqual([true, 2, 1]);
  });

  /** The first seat's search, of which one disc is not recorded yet; and the move that records it. */
  function almostSearched(game: Game, space: number) {
    const { record } = searched(game, space);
    const [last] = (record ?? []).slice(-1);
    if (last === undefined) throw new Error('nothing was recorded');
    const lastDisc: Move = {
      kind: 'record',
      id: 'the-last-disc-of-all',
      action: last,
      ...phone(1),
    };
    return { almost: withRecord(game, record?.slice(0, -1) ?? null), lastDisc };
  }

  test('the last disc alone ends nothing', () => {
    const table = seated();
    const { almost, lastDisc } = almostSearched(table, habitatOf(table));
    expect(isEnded(played(almost, lastDisc))).toBe(false);
  });

  test('a call that came before the last disc ends the game with it, and credits the searcher', () => {
    const table = seated();
    const space = habitatOf(table);
    const { almost, lastDisc } = almostSearched(table, space);
    const called = played(almost, callEnd(2, { space }));
    expect(isEnded(called)).toBe(false);
    const after = played(called, lastDisc);
    expect([isEnded(after), endCallOf(after)?.by, finderOf(after)]).toEqual([true, 2, 1]);
  });

  test('a call of a wrong space that came before the last disc is a recorded miss', () => {
    const table = seated();
    const [space = 0] = wrongSpaces(table, 1);
    const { almost, lastDisc } = almostSearched(table, space);
    expect(played(almost, callEnd(1, { space }), lastDisc)).toMatchObject({
      endedAt: null,
      misses: [{ space, by: 1, isRecorded: true }],
    });
  });

  test('a declined call stays open, until a seat calls or agrees again', () => {
    const table = seated();
    const space = habitatOf(table);
    const { almost, lastDisc } = almostSearched(table, space);
    const after = played(almost, callEnd(1, { space }), decline(find(space))(2), lastDisc);
    expect([isEnded(after), endCallOf(after)?.by]).toEqual([false, 1]);
    for (const seat of [1, 2, 3] as const)
      expect(isEnded(played(after, callEnd(seat, { space })))).toBe(true);
  });

  test('a call of another space than the recorded one needs all votes', () => {
    const table = seated();
    const [space = 0] = wrongSpaces(table, 1);
    const { almost, lastDisc } = almostSearched(table, habitatOf(table));
    const after = played(almost, callEnd(1, { space }), lastDisc);
    expect([isEnded(after), after.misses, endCallOf(after)?.by]).toEqual([false, [], 1]);
  });

  test('one seat cannot try one space after another, or reveal the clues of empty seats', () => {
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

  test('one vote does not end the game on a wrong space, or before every player has a disc there', () => {
    const table = seated();
    const [wrong = 0] = wrongSpaces(table, 1);
    expect(played(searched(table, wrong), callEnd(2, { space: wrong }))).toMatchObject({
      endedAt: null,
      misses: [{ space: wrong, by: 1 }],
    });
    const found = searched(table, habitatOf(table));
    const almost = withRecord(found, found.record?.slice(0, -1) ?? null);
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

/** Any move, mostly about the called space. */
const anyMove = (count: PlayerCount, called: number): fc.Arbitrary<Move> =>
  fc
    .record({
      seat: fc.constantFrom(...seatNumbersOf(count)),
      /** Mostly its own, otherwise that of another seat. */
      device: fc.option(fc.integer({ min: 1, max: count }), { nil: undefined, freq: 2 }),
      type: fc.constantFrom('call', 'agree', 'agree', 'agree', 'not-now', 'look'),
      space: fc.option(fc.oneof(hex, fc.constant(called), fc.constant(called)), { nil: null }),
      id: fc.option(anyEntryId, { nil: undefined }),
    })
    .map(({ seat, device = seat, type, space, id }) => {
      const by = { ...phone(seat), device: `phone ${device}`, id };
      switch (type) {
        case 'call':
          return { ...callEnd(seat, { space }), ...by };
        case 'agree':
          return { ...vote(find(space))(seat), ...by };
        case 'not-now':
          return { ...decline(find(space))(seat), ...by };
        default:
          return { kind: 'look', ...by };
      }
    });

/** Whether the move is not a find without a space, which would end the game wherever the habitat is. */
const isNotUnnamedFind = (move: Move): boolean =>
  move.kind !== 'vote' || move.motion.about !== 'end' || move.motion.found?.space !== null;

/** Mostly all seats. */
const someSeats = (count: PlayerCount): fc.Arbitrary<SeatNumber[]> => {
  const all = [...seatNumbersOf(count)];
  return fc.oneof({ weight: 3, arbitrary: fc.constant(all) }, fc.subarray(all));
};

/** A call of a space that most of the others agree to, with anything else in between. */
const round = (count: PlayerCount): fc.Arbitrary<readonly Move[]> =>
  hex.chain(space =>
    fc
      .record({
        seats: someSeats(count),
        between: fc.array(anyMove(count, space), { maxLength: 2 }),
      })
      .map(({ seats, between }) => [...seats.map(seat => callEnd(seat, { space })), ...between]),
  );

const tableAndMoves = dealt.chain(game =>
  fc.tuple(
    fc.constant(game),
    fc.array(round(game.players), { maxLength: 8 }).map(rounds => rounds.flat()),
  ),
);

const step = (game: Game, move: Move): Game => {
  const next = applyMove(game, move);
  return next.ok ? next.value : game;
};

test('a named find ends a game only at the habitat and with the vote of every player’s own phone', () => {
  fc.assert(
    fc.property(tableAndMoves, ([first, moves]) => {
      let game = first;
      /** The devices that have agreed to the open call, by seat. */
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
        // A refused one, for example with the id of another vote, takes nothing back.
        const isRefusal = move.kind === 'vote' && move.answer === 'not-now' && game !== before;
        if (isRefusal) agreedBy.delete(move.seat);
        if (!isEnded(game)) continue;
        const space = endCallOf(game)?.found?.space;
        if (space != null) expect(space).toBe(habitatOf(game));
        expect(new Set(agreedBy.values()).size).toBe(game.players);
      }
      expect(game.misses.length).toBeLessThanOrEqual(MAX_MISSES);
    }),
  );
});

test('games that differ only in a clue respond alike until a habitat is called', () => {
  fc.assert(
    fc.property(tableAndMoves, fc.nat(), ([one, moves], other) => {
      const two = twinOf(one, other);
      if (two === undefined) return;
      const called = new Set(
        moves.flatMap(move =>
          move.kind === 'vote' && move.motion.about === 'end'
            ? (move.motion.found?.space ?? [])
            : [],
        ),
      );
      // A call of the habitat reveals it, as it would without the app.
      fc.pre(!called.has(habitatOf(one)) && !called.has(habitatOf(two)));
      const sent = moves.filter(isNotUnnamedFind);
      const responses = (game: Game) => {
        let now = game;
        return sent.map(move => {
          // An ended game, as when the table gives up, reveals everything.
          if (isEnded(now)) return 'ended';
          const next = applyMove(now, move);
          now = next.ok ? next.value : now;
          const devices = [undefined, ...seatsOf(game).map(seat => `phone ${seat}`)];
          if (isEnded(now)) return 'ended';
          const views = devices.map(device => viewFor(now, device));
          return JSON.stringify([next.ok || next.error, views]);
        });
      };
      expect(responses(two)).toEqual(responses(one));
    }),
  );
});
