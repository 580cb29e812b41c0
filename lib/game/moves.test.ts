import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mode, players } from '../testing/arbitraries';
import { deal } from './deal';
import { type Game, isEnded, isHintShown, newGame, SEAT_COLORS, type SeatColor } from './game';
import { type Move, play } from './moves';
import type { Matter, Vote } from './votes';

const start = (count: 3 | 4 | 5 = 3): Game =>
  newGame('KRWNQT', deal({ mode: 'normal', players: count }, 'moves'));

/** Plays moves that must all be taken. */
function played(game: Game, ...moves: Move[]): Game {
  return moves.reduce((now, move) => {
    const next = play(now, move);
    if (!next.ok) throw new Error(`${move.kind} refused: ${next.error}`);
    return next.value;
  }, game);
}

const NOON = Date.UTC(2026, 10, 21, 12);
const phone = (seat: number) => ({ seat, device: `phone ${seat}`, at: NOON });

const claim = (seat: number, device = `phone ${seat}`): Move => ({
  kind: 'claim',
  seat,
  device,
  at: NOON,
});
const vote =
  (matter: Matter, kind: Vote['kind'] = 'vote') =>
  (seat: number): Move => ({ kind, for: matter, ...phone(seat) });
const seated = (count: 3 | 4 | 5 = 3) =>
  played(start(count), ...[1, 2, 3, 4, 5].slice(0, count).map(seat => claim(seat)));

describe('sitting down', () => {
  test('a device takes a free seat, keeps it, and may hold several', () => {
    const game = played(start(), claim(1, 'a'), claim(2, 'a'), claim(1, 'a'));
    expect(game.seats.map(seat => seat.holder?.device)).toEqual(['a', 'a', undefined]);
    expect(game.version).toBe(3);
  });

  test('another device cannot take it', () => {
    expect(play(played(start(), claim(1, 'a')), claim(1, 'b'))).toEqual({
      ok: false,
      error: 'seat-taken',
    });
  });

  test('claiming again with a name renames, without one keeps the name', () => {
    const named = played(start(), { kind: 'claim', name: 'Ana', ...phone(1) });
    expect(named.seats[0]?.holder?.name).toBe('Ana');
    expect(played(named, claim(1))).toBe(named);
  });

  test.each([0, 4, -1, 1.5])('there is no seat %d at a table of three', seat => {
    expect(play(start(), claim(seat))).toEqual({ ok: false, error: 'seat-not-found' });
  });
});

describe('the hint', () => {
  test.each([
    [3, 3],
    [4, 3],
    [5, 4],
  ] as const)('a table of %i shows it with %i votes, not with one less', (count, needed) => {
    const seats = [1, 2, 3, 4, 5];
    const almost = played(seated(count), ...seats.slice(0, needed - 1).map(vote('hint')));
    expect(isHintShown(almost)).toBe(false);
    expect(isHintShown(played(almost, vote('hint')(needed)))).toBe(true);
  });

  test('a vote counts once, and can be taken back until the hint is shown', () => {
    const once = played(seated(), vote('hint')(1), vote('hint')(1));
    expect(once.hintVotes).toEqual([1]);
    expect(played(once, vote('hint', 'unvote')(1)).hintVotes).toEqual([]);
    const shown = played(once, vote('hint')(2), vote('hint')(3));
    expect(play(shown, vote('hint', 'unvote')(1))).toEqual({
      ok: false,
      error: 'hint-already-shown',
    });
    expect(played(shown, vote('hint')(1))).toBe(shown);
  });
});

test('the end needs everybody, and is final', () => {
  const almost = played(seated(5), ...[1, 2, 3, 4].map(vote('end')));
  expect(isEnded(almost)).toBe(false);
  expect(played(almost, vote('end', 'unvote')(2)).endVotes).toEqual([1, 3, 4]);
  const ended = played(almost, vote('end')(5));
  expect(isEnded(ended)).toBe(true);
  for (const late of [
    vote('hint'),
    vote('hint', 'unvote'),
    vote('end', 'unvote'),
    vote({ free: 2 }),
  ]) {
    expect(play(ended, late(1))).toEqual({ ok: false, error: 'game-ended' });
  }
});

test('nobody can sit down at a table that has ended', () => {
  const ended = { ...start(), endVotes: [1, 2, 3] };
  expect(play(ended, claim(1))).toEqual({ ok: false, error: 'game-ended' });
});

describe('how a seat looks', () => {
  const edit = (seat: number, look: { name?: string; color?: SeatColor }): Move => ({
    kind: 'edit',
    ...look,
    ...phone(seat),
  });
  const colors = (game: Game) => game.seats.map(seat => seat.color);

  test('its holder changes name and colour, each for itself', () => {
    const game = played(seated(), edit(1, { name: 'Ana' }), edit(1, { color: 'pink' }));
    expect(game.seats[0]).toMatchObject({ color: 'pink', holder: { name: 'Ana' } });
  });

  test('a colour is one seat’s at a time; an empty seat gives its own away', () => {
    expect(play(seated(), edit(1, { color: 'orange' }))).toEqual({
      ok: false,
      error: 'color-taken',
    });
    const swapped = played(start(), { kind: 'claim', color: 'teal', ...phone(1) });
    expect(colors(swapped)).toEqual(['teal', 'orange', 'red']);
    expect(new Set(colors(swapped)).size).toBe(3);
  });

  test('somebody else cannot', () => {
    expect(play(seated(), { ...edit(1, { name: 'Eve' }), device: 'phone 2' })).toEqual({
      ok: false,
      error: 'not-your-seat',
    });
  });
});

describe('leaving and looking', () => {
  const leave: Move = { kind: 'leave', ...phone(1) };
  const look: Move = { kind: 'look', ...phone(1) };

  test('every look is counted, and the count outlasts the holder', () => {
    const game = played(seated(), look, { ...look, at: NOON + 5 } as Move, leave, claim(1, 'b'));
    expect(game.seats[0]?.looks).toEqual({ count: 2, last: NOON + 5 });
  });

  test('a seat left is free, its pending votes are gone, and the table is told', () => {
    const voted = played(seated(), vote('hint')(1), vote('end')(1), vote({ free: 2 })(1));
    const game = played(voted, leave);
    expect(game.seats[0]?.holder).toBeNull();
    expect([game.hintVotes, game.endVotes, game.seats[1]?.freeVotes]).toEqual([[], [], []]);
    expect(game.events).toEqual([{ kind: 'left', seat: 1, name: null, at: NOON, by: [] }]);
  });

  test('a hint that is shown stays shown', () => {
    const shown = played(seated(), ...[1, 2, 3].map(vote('hint')));
    expect(isHintShown(played(shown, leave))).toBe(true);
  });
});

describe('freeing a seat', () => {
  test.each([3, 4, 5] as const)('at a table of %i takes all the others', count => {
    const others = [1, 2, 3, 4, 5].slice(1, count);
    const almost = played(seated(count), ...others.slice(1).map(vote({ free: 1 })));
    expect(almost.seats[0]?.holder).not.toBeNull();
    const freed = played(almost, vote({ free: 1 })(2));
    expect(freed.seats[0]?.holder).toBeNull();
    expect(freed.seats[0]?.freeVotes).toEqual([]);
    expect(freed.events).toMatchObject([{ kind: 'freed', seat: 1, name: null }]);
    expect(freed.events[0]?.by.toSorted()).toEqual(others);
  });

  test('two players cannot, for one vote would give one of them both clues of the other', () => {
    const two = newGame('KRWNQT', deal({ mode: 'normal', players: 2 }, 'two'));
    expect(play(played(two, claim(1), claim(2)), vote({ free: 2 })(1))).toEqual({
      ok: false,
      error: 'two-cannot-free',
    });
  });

  test('no coming and going pushes it out of what the table is told', () => {
    const others = [2, 3];
    let game = played(seated(), ...others.map(vote({ free: 1 })));
    for (let round = 0; round < 60; round++) {
      game = played(game, claim(1), { kind: 'leave', ...phone(1) });
    }
    expect(game.events.length).toBeLessThanOrEqual(50);
    expect(game.events[0]).toMatchObject({ kind: 'freed', seat: 1 });
  });

  test('nobody votes on their own seat, an empty one or one that is not there', () => {
    const table = played(start(), claim(1));
    const error = (matter: Matter) => play(table, vote(matter)(1));
    expect(error({ free: 1 })).toEqual({ ok: false, error: 'own-seat' });
    expect(error({ free: 2 })).toEqual({ ok: false, error: 'seat-not-held' });
    expect(error({ free: 4 })).toEqual({ ok: false, error: 'seat-not-found' });
  });
});

describe('handing a seat over', () => {
  const offered = played(seated(), { kind: 'offer', digits: '123456', ...phone(1) });
  const take = (digits: string, after = 0): Move => ({
    kind: 'take',
    digits,
    seat: 1,
    device: 'new phone',
    at: NOON + after,
  });

  test('the right digits give it to the other device, once, and the table is told', () => {
    const taken = played(offered, take('123456'));
    expect(taken.seats[0]?.holder?.device).toBe('new phone');
    expect(taken.events).toEqual([{ kind: 'handed-over', seat: 1, name: null, at: NOON, by: [] }]);
    expect(play(taken, { ...take('123456'), device: 'third phone' })).toEqual({
      ok: false,
      error: 'not-offered',
    });
  });

  test('three wrong guesses use it up', () => {
    const guessed = played(offered, take('000000'), take('000001'), take('000002'));
    expect(guessed.seats[0]?.holder?.device).toBe('phone 1');
    expect(play(guessed, take('123456'))).toEqual({ ok: false, error: 'not-offered' });
    const twice = played(offered, take('000000'), take('000001'), take('123456'));
    expect(twice.seats[0]?.holder?.device).toBe('new phone');
  });

  test('it counts for five minutes, and not before it is offered', () => {
    expect(play(offered, take('123456', 5 * 60_000))).toEqual({ ok: false, error: 'not-offered' });
    expect(play(offered, take('123456', 5 * 60_000 - 1)).ok).toBe(true);
    expect(play(seated(), take('123456'))).toEqual({ ok: false, error: 'not-offered' });
    expect(play(start(), take('123456'))).toEqual({ ok: false, error: 'seat-not-held' });
  });
});

test('a table that moves without end is stopped', () => {
  const worn: Game = { ...seated(), version: 10_000 };
  expect(play(worn, vote('hint')(1))).toEqual({ ok: false, error: 'too-many-moves' });
});

const anySeat = fc.integer({ min: 0, max: 6 });
const by = {
  seat: anySeat,
  device: fc.constantFrom('a', 'b', 'c'),
  at: fc.constantFrom(NOON, NOON + 1),
};
const digits = fc.constantFrom('111111', '222222');
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('claim'), ...by }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('vote', 'unvote'),
      for: fc.oneof(fc.constantFrom('hint', 'end'), fc.record({ free: anySeat })),
      ...by,
    }),
  },
  fc.record({ kind: fc.constant('edit'), color: fc.constantFrom(...SEAT_COLORS), ...by }),
  fc.record({ kind: fc.constantFrom('leave', 'look'), ...by }),
  fc.record({ kind: fc.constantFrom('offer', 'take'), digits, ...by }),
);

test('whatever is played: refusals change nothing, versions count changes, secrets stay', () => {
  fc.assert(
    fc.property(mode, players, fc.array(anyMove, { maxLength: 60 }), (ofMode, count, moves) => {
      let game = newGame('KRWNQT', deal({ mode: ofMode, players: count }, 'any'));
      const { mapCode, clues, hint } = game;
      for (const move of moves) {
        const before = structuredClone(game);
        const next = play(game, move);
        expect(game).toEqual(before);
        if (!next.ok) continue;
        expect(next.value.version).toBe(next.value === game ? game.version : game.version + 1);
        expect(new Set(next.value.seats.map(seat => seat.color)).size).toBe(count);
        expect(lostWithoutTrace(game, next.value, move)).toBe(false);
        expect(isHintShown(game) && !isHintShown(next.value)).toBe(false);
        expect(isEnded(game) && next.value !== game).toBe(false);
        game = next.value;
      }
      expect(game).toMatchObject({ mapCode, clues, hint });
    }),
    { numRuns: 100 },
  );
});

/** Whether a device lost a seat although it did not leave, was not freed and handed nothing over. */
function lostWithoutTrace(before: Game, after: Game, move: Move): boolean {
  return before.seats.some((seat, index) => {
    const device = seat.holder?.device;
    if (device === undefined || after.seats[index]?.holder?.device === device) return false;
    const event = after.events.at(-1);
    const traced = event?.seat === index + 1 && after.events.length > before.events.length;
    const known = event?.kind !== 'left' || move.device === device;
    return !(traced && known);
  });
}
