import { expect, test } from 'vitest';
import type { SeatNumber } from '../../board/players';
import { ok, refused } from '../../result';
import { claim, HINT, phone, played, seated, start, vote } from '../../testing/playing';
import type { Game } from '../game';
import { applyMove, type Move } from '../moves';

const ID = 'a-change-of-somebody';
const OTHER_ID = 'another-change-here';
const look = (seat: SeatNumber, id = ID): Move => ({ kind: 'look', id, ...phone(seat) });
const looksOf = ({ seats }: Game) => seats.map(({ looks }) => looks.count);

test('a look under the id of another change is refused', () => {
  for (const first of [
    { ...vote(HINT)(1), id: ID },
    { ...claim(1), id: ID },
  ]) {
    const game = played(seated(), first);
    expect(applyMove(game, look(1))).toEqual(refused('change-id-used'));
    expect(looksOf(game)).toEqual([0, 0, 0]);
  }
});

test('the retry of a look is not counted again, and a new look is', () => {
  const once = played(seated(), look(1));
  expect(applyMove(once, look(1))).toEqual(ok(once));
  expect(looksOf(played(once, look(1, OTHER_ID)))).toEqual([2, 0, 0]);
});

test('a look under the id of an earlier look is refused to a later holder', () => {
  const moves = [claim(1), look(1), { kind: 'leave', ...phone(1) } as const];
  const again = played(start(), ...moves, claim(1));
  expect(applyMove(again, look(1))).toEqual(refused('change-id-used'));
  const next = played(start(), ...moves, claim(1, 'b'));
  expect(applyMove(next, { ...look(1), device: 'b' })).toEqual(refused('change-id-used'));
  const offered = played(seated(), look(1), { kind: 'offer', digits: '123456', ...phone(1) });
  const taken = played(offered, { kind: 'take', digits: '123456', ...phone(1), device: 'b' });
  expect(applyMove(taken, { ...look(1), device: 'b' })).toEqual(refused('change-id-used'));
});

test('the retry of a claim after leaving does not claim the seat again', () => {
  const move = { ...claim(1), id: ID };
  const left = played(start(), move, { kind: 'leave', ...phone(1) });
  expect(applyMove(left, move)).toEqual(refused('not-your-seat'));
  expect(applyMove(played(left, claim(1, 'b')), move)).toEqual(refused('seat-taken'));
});

test('a retry has no effect, and is refused to a device that no longer holds the seat', () => {
  const moves: readonly Move[] = [
    vote(HINT)(1),
    look(1),
    { kind: 'edit', name: 'Ada', ...phone(1) },
    { kind: 'offer', digits: '123456', ...phone(1) },
    { kind: 'save-notebook', text: 'mine', ...phone(1) },
    { kind: 'start-record', ...phone(1) },
  ];
  const leave: Move = { kind: 'leave', ...phone(1) };
  for (const each of moves) {
    const move = { ...each, id: OTHER_ID };
    const moved = played(seated(), move);
    expect(applyMove(moved, move)).toEqual(ok(moved));
    for (const game of [played(moved, leave), played(moved, leave, claim(1, 'b'))])
      expect(applyMove(game, move)).toEqual(refused('not-your-seat'));
    const offered = played(moved, { kind: 'offer', digits: '654321', ...phone(1) });
    const taken = played(offered, { kind: 'take', digits: '654321', ...phone(1), device: 'b' });
    expect(applyMove(taken, move)).toEqual(refused('not-your-seat'));
  }
});

test('a taken seat is refused to another device, whichever id it sends', () => {
  const game = played(start(), { ...claim(1), id: ID });
  expect(applyMove(game, { ...claim(1), id: ID })).toEqual(ok(game));
  // A browser that stores no cookies is another device at each attempt.
  expect(applyMove(game, { ...claim(1, 'b'), id: ID })).toEqual(refused('seat-taken'));
  expect(applyMove(game, { ...claim(1, 'b'), id: OTHER_ID })).toEqual(refused('seat-taken'));
});

test('the retry of leaving has no effect', () => {
  const leave: Move = { kind: 'leave', id: ID, ...phone(1) };
  const left = played(seated(), leave);
  expect(applyMove(left, leave)).toEqual(ok(left));
  expect(applyMove(left, { ...leave, id: OTHER_ID })).toEqual(refused('not-your-seat'));
});

test('the retry of a wrong guess costs no second try, and its id cannot be used for another guess', () => {
  const guess = (digits: string, id = ID): Move => ({
    kind: 'take',
    digits,
    id,
    ...phone(1),
    device: 'b',
  });
  const offered = played(seated(), { kind: 'offer', digits: '123456', ...phone(1) });
  const wrong = played(offered, guess('000000'), guess('000000'), guess('000000'));
  expect(wrong.seats[0]?.handOver?.guesses).toHaveLength(1);
  expect(applyMove(wrong, guess('123456'))).toEqual(refused('change-id-used'));
  const taken = played(wrong, guess('123456', OTHER_ID));
  expect(taken.seats[0]?.holder?.device).toBe('b');
});

test('taking a seat that the device already holds changes nothing', () => {
  const game = seated();
  const take: Move = { kind: 'take', digits: '000000', id: ID, ...phone(1) };
  expect(applyMove(game, take)).toEqual(ok(game));
});
