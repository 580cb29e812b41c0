import { describe, expect, test } from 'vitest';
import { NOON, phone, played, seated, vote } from '../testing/playing';
import { agreeing } from './ballot';

import { applyMove, type Move } from './moves';

describe('how fast a seat may move', () => {
  const look = (seat: number, after = 0): Move => ({
    kind: 'look',
    ...phone(seat),
    at: NOON + after,
  });
  const looks = (count: number, every: number) =>
    Array.from({ length: count }, (_, n) => look(1, n * every));

  test('sixty moves at once, and then one a second', () => {
    const tired = played(seated(), ...looks(59, 0));
    const refusal = { ok: false, error: 'too-many-moves' };
    expect(applyMove(tired, look(1))).toEqual(refusal);
    expect(applyMove(tired, vote('hint')(1))).toEqual(refusal);
    expect(applyMove(tired, look(1, 999))).toEqual(refusal);
    const rested = played(tired, look(1, 1000));
    expect(applyMove(rested, look(1, 1999))).toEqual(refusal);
    expect(applyMove(rested, look(1, 2000)).ok).toBe(true);
  });

  test('a hand that holds, lets go and holds again never meets that', () => {
    expect(played(seated(), ...looks(1000, 1000)).seats[0]?.looks.count).toBe(1000);
    expect(played(seated(), ...looks(100, 500)).seats[0]?.looks.count).toBe(100);
  });

  test('however much one seat moves, the others move on', () => {
    let game = seated();
    for (let n = 0; n < 20_000; n++) {
      const looked = applyMove(game, look(1, n));
      if (looked.ok) game = looked.value;
    }
    // 59 at once beside the claim, and one in each second since.
    expect(game.seats[0]?.looks.count).toBe(59 + 19);
    expect(applyMove(game, look(1, 19_999)).ok).toBe(false);
    const voted = played(game, ...[2, 3].map(vote('hint')), look(2, 19_999));
    expect(agreeing(voted.hintBallot)).toEqual([2, 3]);
  });

  test('a clock that was far ahead and is set right tires nobody', () => {
    const ahead = played(seated(), ...looks(59, 0).map(move => ({ ...move, at: NOON + 1e9 })));
    expect(applyMove(ahead, look(1)).ok).toBe(true);
  });
});
