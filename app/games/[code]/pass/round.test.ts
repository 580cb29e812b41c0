import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_SEAT, seatNumbersOf } from '@/lib/board/players';
import { players } from '@/lib/testing/arbitraries';
import {
  moveToFront,
  passOn,
  type Round,
  startRound,
  turnNumber,
  withoutMovedSeats,
} from './round';

test('the phone goes to each seat once, in order', () => {
  const first = startRound([1, 2, 3]);
  expect(first.waiting).toEqual([1, 2, 3]);
  expect(turnNumber(first)).toBe(1);
  const second = passOn(first);
  expect(second.waiting).toEqual([2, 3]);
  expect(turnNumber(second)).toBe(2);
  expect(passOn(passOn(second)).waiting).toEqual([]);
});

test('a seat that has already had the phone is left out, but still counted', () => {
  const round = startRound([1, 2, 3, 4], [1, 3]);
  expect(round.waiting).toEqual([2, 4]);
  expect(turnNumber(round)).toBe(3);
});

test('a seat that has moved to another phone is left out', () => {
  const round = withoutMovedSeats(startRound([1, 2, 3]), [2, 3]);
  expect(round.waiting).toEqual([2, 3]);
  expect(passOn(round).waiting).toEqual([3]);
});

const order = fc.array(fc.nat(), { minLength: 5, maxLength: 5 });

test('in any order of turns, each seat has the phone exactly once', () => {
  fc.assert(
    fc.property(players, order, (seats, picks) => {
      const all = seatNumbersOf(seats);
      let round: Round = startRound(all);
      const had = [];
      for (const pick of picks.slice(0, seats)) {
        round = moveToFront(round, round.waiting[pick % round.waiting.length] ?? NO_SEAT);
        expect(turnNumber(round)).toBe(had.length + 1);
        had.push(round.waiting[0]);
        round = passOn(round);
      }
      expect(round.waiting).toEqual([]);
      expect(had.toSorted()).toEqual(all);
    }),
  );
});
