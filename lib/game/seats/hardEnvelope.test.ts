import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SeatNumber, seatNumbersOf } from '../../board/players';
import { seatEdges } from '../../simulation/chances';
import { doTask } from '../../table/tasks';
import { ended, NOON, phone, played, seated, start } from '../../testing/playing';
import { dealAgain } from '../deal/dealAgain';
import { applyRedeal, drawRedeal } from '../deal/redeal';
import { cluesInPlay, cluesOfSeat, type Game, habitatOf, mapOf } from '../game';
import { applyMove, type Move } from '../moves';
import { tableView } from '../views/tableView';

const ORIGIN = 'f'.repeat(32);

/** A table with a handicap. */
function dealtWithHandicap(players: 3 | 4 | 5, seed: string): Game {
  const request = { mode: 'normal', players, handicap: true } as const;
  const dealt = doTask('dealGame', { request, seed, seedChosen: true, origin: ORIGIN });
  if (!dealt.ok) throw new Error('no deal');
  return { ...dealt.value, code: 'KWRTHM' };
}

/** The seat whose clue wins least. */
function weakestSeat(game: Game): number {
  const edges = seatEdges(mapOf(game), cluesInPlay(game));
  return edges.indexOf(Math.min(...edges)) + 1;
}

const claim = (seat: SeatNumber, hard?: boolean): Move => ({ kind: 'claim', ...phone(seat), hard });
const give = (by: SeatNumber, to: SeatNumber): Move => ({
  kind: 'hard-envelope',
  ...phone(by),
  to,
});
const look = (seat: SeatNumber): Move => ({ kind: 'look', ...phone(seat) });

const dealt = dealtWithHandicap(4, 'a heavy one');
const full = played(dealt, claim(1), claim(2), claim(3), claim(4));

test('the seat that takes the hard envelope has the clue that wins least, and the set of clues stays', () => {
  const seat = fc.constantFrom(...seatNumbersOf(4));
  fc.assert(
    fc.property(fc.array(fc.tuple(seat, seat), { maxLength: 6 }), swaps => {
      const game = played(full, ...swaps.map(([by, to]) => give(by, to)));
      expect(game.hard).toBe(swaps.at(-1)?.[1] ?? 4);
      expect(weakestSeat(game)).toBe(game.hard);
      expect(game.clues.toSorted()).toEqual(dealt.clues.toSorted());
      expect(habitatOf(game)).toEqual(habitatOf(dealt));
      const shown = tableView(game, { device: undefined, presence: new Map(), now: 0 });
      expect(shown.hard).toBe(game.hard);
    }),
  );
});

test('a player can take it while sitting down; otherwise it stays with its seat', () => {
  expect(played(dealt, claim(2, true))).toMatchObject({ hard: 2 });
  const sitting = played(dealt, claim(2));
  expect(sitting.hard).toBe(4);
  expect(cluesOfSeat(sitting, 2)).toEqual(cluesOfSeat(dealt, 2));
});

test('an opened envelope cannot be swapped, even if its holder has left', () => {
  fc.assert(
    fc.property(fc.constantFrom(...seatNumbersOf(4)), fc.boolean(), (looker, leaves) => {
      const looked = played(full, look(looker), ...(leaves ? [leave(looker)] : []));
      const giver = looker === 1 ? 2 : 1;
      for (const to of seatNumbersOf(3)) {
        const isOpened = looker === 4 || looker === to;
        const given = applyMove(looked, give(giver, to));
        expect(given.ok).toBe(!isOpened);
        if (!given.ok) expect(given.error).toBe('envelope-opened');
      }
    }),
  );
});

const leave = (seat: SeatNumber): Move => ({ kind: 'leave', ...phone(seat) });

test('a table without a handicap has none, and no swap is possible once a piece is recorded', () => {
  expect(applyMove(seated(3), give(1, 2))).toEqual({ ok: false, error: 'no-hard-envelope' });
  expect(applyMove(start(3), claim(1, true))).toEqual({ ok: false, error: 'no-hard-envelope' });
  const started = played(full, { kind: 'start-record', ...phone(1) });
  const action = { type: 'place', owner: 0, hex: 5, kind: 'cube' } as const;
  const recorded = played(started, {
    kind: 'record',
    id: 'a-cube-of-them-all',
    action,
    ...phone(1),
  });
  expect(applyMove(recorded, give(1, 2))).toEqual({ ok: false, error: 'game-started' });
});

test('after a redeal and in the next game it stays with its seat, with the new weakest clue', () => {
  const given = played(full, give(1, 2), leave(1));
  for (const players of [3, 4, 5] as const) {
    const next = dealAgain(ended(given), 'new', players, { seed: 'next', origin: ORIGIN });
    const hard = players === 3 ? 1 : 2;
    if (!next.ok) throw new Error(next.error);
    expect(next.value.hard).toBe(hard);
    expect(weakestSeat({ ...next.value, code: given.code })).toBe(hard);
    if (players === 4) continue;
    const redealt = applyRedeal(given, drawRedeal(given, players, 'anew'), NOON);
    if (!redealt.ok) throw new Error(redealt.error);
    expect(redealt.value.hard).toBe(hard);
    expect(weakestSeat(redealt.value)).toBe(hard);
  }
  const two = dealAgain(ended(played(given, leave(2))), 'new', 2, { seed: 'x', origin: ORIGIN });
  expect(two).toMatchObject({ ok: true, value: { hard: null } });
});
