import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatEdges } from '../../simulation/chances';
import { doTask } from '../../table/tasks';
import { ended, phone, played, seated, start } from '../../testing/playing';
import { dealAgain } from '../deal/dealAgain';
import { applyRedeal, drawRedeal } from '../deal/redeal';
import { cluesInPlay, cluesOfSeat, type Game, habitatOf, mapOf } from '../game';
import { applyMove, type Move } from '../moves';
import { tableView } from '../views/tableView';

const ORIGIN = 'f'.repeat(32);

/** A table that wished for a handicap. */
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

const claims = (seat: number, hard?: boolean): Move => ({ kind: 'claim', ...phone(seat), hard });
const gives = (by: number, to: number): Move => ({ kind: 'hard-envelope', ...phone(by), to });
const looks = (seat: number): Move => ({ kind: 'look', ...phone(seat) });

const dealt = dealtWithHandicap(4, 'a heavy one');
const all = played(dealt, claims(1), claims(2), claims(3), claims(4));

test('whoever takes the hard envelope has the clue that wins least, and the set stays', () => {
  const seat = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(fc.array(fc.tuple(seat, seat), { maxLength: 6 }), swaps => {
      const game = played(all, ...swaps.map(([by, to]) => gives(by, to)));
      expect(game.hard).toBe(swaps.at(-1)?.[1] ?? 4);
      expect(weakestSeat(game)).toBe(game.hard);
      expect(game.clues.toSorted()).toEqual(dealt.clues.toSorted());
      expect(habitatOf(game)).toEqual(habitatOf(dealt));
      const shown = tableView(game, { device: undefined, presence: new Map(), now: 0 });
      expect(shown.hard).toBe(game.hard);
    }),
  );
});

test('it is taken by sitting down, or stays where it lies', () => {
  expect(played(dealt, claims(2, true))).toMatchObject({ hard: 2 });
  const sitting = played(dealt, claims(2));
  expect(sitting.hard).toBe(4);
  expect(cluesOfSeat(sitting, 2)).toEqual(cluesOfSeat(dealt, 2));
});

test('nobody swaps an envelope that somebody has looked into, even if they left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.boolean(), (looker, leaves) => {
      const looked = played(all, looks(looker), ...(leaves ? [leave(looker)] : []));
      const speaker = looker === 1 ? 2 : 1;
      for (const to of [1, 2, 3]) {
        const isOpened = looker === 4 || looker === to;
        const given = applyMove(looked, gives(speaker, to));
        expect(given.ok).toBe(!isOpened);
        if (!given.ok) expect(given.error).toBe('envelope-opened');
      }
    }),
  );
});

const leave = (seat: number): Move => ({ kind: 'leave', ...phone(seat) });

test('no other table has one, and nobody swaps once pieces lie', () => {
  expect(applyMove(seated(3), gives(1, 2))).toEqual({ ok: false, error: 'no-hard-envelope' });
  expect(applyMove(start(3), claims(1, true))).toEqual({ ok: false, error: 'no-hard-envelope' });
  const begun = played(all, { kind: 'start-record', ...phone(1) });
  const action = { type: 'place', owner: 0, hex: 5, kind: 'cube' } as const;
  const recorded = played(begun, { kind: 'record', id: 'a-cube-of-them-all', action, ...phone(1) });
  expect(applyMove(recorded, gives(1, 2))).toEqual({ ok: false, error: 'game-started' });
});

test('a new deal and the next game keep it where it was, with their own weakest clue', () => {
  const given = played(all, gives(1, 2), leave(1));
  for (const players of [3, 4, 5] as const) {
    const next = dealAgain(ended(given), 'new', players, { seed: 'next', origin: ORIGIN });
    const kept = players === 3 ? 1 : 2;
    if (!next.ok) throw new Error(next.error);
    expect(next.value.hard).toBe(kept);
    expect(weakestSeat({ ...next.value, code: given.code })).toBe(kept);
    if (players === 4) continue;
    const anew = applyRedeal(given, drawRedeal(given, players, 'anew'));
    if (!anew.ok) throw new Error(anew.error);
    expect(anew.value.hard).toBe(kept);
    expect(weakestSeat(anew.value)).toBe(kept);
  }
  const two = dealAgain(ended(played(given, leave(2))), 'new', 2, { seed: 'x', origin: ORIGIN });
  expect(two).toMatchObject({ ok: true, value: { hard: null } });
});
