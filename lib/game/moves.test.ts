import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mode, players } from '../testing/arbitraries';
import { deal } from './deal';
import { type Game, isEnded, isHintShown, newGame } from './game';
import { type Move, play } from './moves';

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

const claim = (seat: number, device = `phone ${seat}`): Move => ({ kind: 'claim', seat, device });
const vote =
  (kind: 'vote-hint' | 'vote-end' | 'unvote-hint' | 'unvote-end') =>
  (seat: number): Move => ({
    kind,
    seat,
    device: `phone ${seat}`,
  });
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
    const named = played(start(), { ...claim(1), kind: 'claim', name: 'Ana' } as Move);
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
    const almost = played(seated(count), ...seats.slice(0, needed - 1).map(vote('vote-hint')));
    expect(isHintShown(almost)).toBe(false);
    expect(isHintShown(played(almost, vote('vote-hint')(needed)))).toBe(true);
  });

  test('a vote counts once, and can be taken back until the hint is shown', () => {
    const once = played(seated(), vote('vote-hint')(1), vote('vote-hint')(1));
    expect(once.hintVotes).toEqual([1]);
    expect(played(once, vote('unvote-hint')(1)).hintVotes).toEqual([]);
    const shown = played(once, vote('vote-hint')(2), vote('vote-hint')(3));
    expect(play(shown, vote('unvote-hint')(1))).toEqual({ ok: false, error: 'hint-already-shown' });
    expect(played(shown, vote('vote-hint')(1))).toBe(shown);
  });
});

test('the end needs everybody, and is final', () => {
  const almost = played(seated(5), ...[1, 2, 3, 4].map(vote('vote-end')));
  expect(isEnded(almost)).toBe(false);
  expect(played(almost, vote('unvote-end')(2)).endVotes).toEqual([1, 3, 4]);
  const ended = played(almost, vote('vote-end')(5));
  expect(isEnded(ended)).toBe(true);
  for (const kind of ['vote-hint', 'unvote-hint', 'unvote-end'] as const) {
    expect(play(ended, vote(kind)(1))).toEqual({ ok: false, error: 'game-ended' });
  }
});

test('nobody can sit down at a table that has ended', () => {
  const ended = { ...start(), endVotes: [1, 2, 3] };
  expect(play(ended, claim(1))).toEqual({ ok: false, error: 'game-ended' });
});

const anyMove: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('claim', 'vote-hint', 'unvote-hint', 'vote-end', 'unvote-end'),
  seat: fc.integer({ min: 0, max: 6 }),
  device: fc.constantFrom('a', 'b', 'c'),
});

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
        // Only the device that holds a seat votes for it, and what is shown or ended stays so.
        const { hintVotes, endVotes } = next.value;
        for (const seat of [...hintVotes, ...endVotes]) {
          expect(next.value.seats[seat - 1]?.holder).not.toBeNull();
        }
        expect(isHintShown(game) && !isHintShown(next.value)).toBe(false);
        expect(isEnded(game) && next.value !== game).toBe(false);
        game = next.value;
      }
      expect(game).toMatchObject({ mapCode, clues, hint });
    }),
    { numRuns: 100 },
  );
});
