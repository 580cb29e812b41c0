import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claim, NOON, phone, played, seated, start, vote } from '../testing/playing';
import { isEnded, isHintShown } from './consent';
import type { Game } from './game';
import { type Move, play } from './moves';
import type { Matter } from './votes';

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
    expect(played(once, vote('hint')(1))).toBe(once);
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
  expect(played(almost, vote('end', 'unvote')(5))).toBe(almost);
  const ended = played(almost, vote('end')(5));
  expect(isEnded(ended)).toBe(true);
  expect(played(ended, vote('end')(1))).toBe(ended);
  for (const late of [
    vote('hint'),
    vote('hint', 'unvote'),
    vote('end', 'unvote'),
    vote({ free: 2 }),
  ]) {
    expect(play(ended, late(1))).toEqual({ ok: false, error: 'game-ended' });
  }
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
    expect(play(seated(2), vote({ free: 2 })(1))).toEqual({
      ok: false,
      error: 'two-cannot-free',
    });
  });

  const onePhone = { ok: false, error: 'one-phone-cannot-free' };

  test('one phone that holds all the other seats cannot', () => {
    const game = played(start(4), claim(1), ...[2, 3, 4].map(seat => claim(seat, 'a')));
    for (const seat of [2, 3, 4]) {
      expect(play(game, { ...vote({ free: 1 })(seat), device: 'a' })).toEqual(onePhone);
    }
  });

  test('nor can one beside the seat’s own', () => {
    const game = played(start(), claim(1, 'a'), claim(2, 'a'), claim(3, 'b'));
    expect(play(game, { ...vote({ free: 1 })(3), device: 'b' })).toEqual(onePhone);
  });

  test('phones are counted when the last votes, whoever held the seats before', () => {
    const voted = played(seated(), vote({ free: 1 })(2));
    const moved = played(
      voted,
      { kind: 'offer', digits: '123456', ...phone(2) },
      { kind: 'take', digits: '123456', ...phone(3), seat: 2 },
    );
    expect(moved.seats[0]?.freeVotes).toEqual([2]);
    expect(play(moved, vote({ free: 1 })(3))).toEqual(onePhone);
    const takenBack = played(moved, { ...vote({ free: 1 }, 'unvote')(2), device: 'phone 3' });
    expect(takenBack.seats[0]?.freeVotes).toEqual([]);
  });

  test('whatever is voted and handed on, two other phones free a seat at least', () => {
    const seat = fc.integer({ min: 1, max: 4 });
    const device = fc.constantFrom('a', 'b', 'c');
    const step = fc.record({
      what: fc.constantFrom('vote', 'vote', 'claim', 'hand on'),
      seat,
      device,
    });
    const sitting = fc.array(device, { minLength: 4, maxLength: 4 });
    let freed = 0;
    fc.assert(
      fc.property(sitting, fc.array(step), (devices, steps) => {
        let game = played(start(4), ...devices.map((each, index) => claim(index + 1, each)));
        for (const { what, seat, device } of steps) {
          for (const move of movesFor(what, game, seat, device)) {
            const next = play(game, move);
            if (!next.ok) continue;
            const own = game.seats[0]?.holder?.device;
            if (own !== undefined && next.value.seats[0]?.holder === null) {
              const phones = game.seats.map(({ holder }) => holder?.device);
              expect(new Set(phones.filter(each => each !== own)).size).toBeGreaterThanOrEqual(2);
              freed++;
            }
            game = next.value;
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(freed).toBeGreaterThan(0);
  });

  test('no coming and going pushes it out of what the table is told', () => {
    const others = [2, 3];
    let game = played(seated(), ...others.map(vote({ free: 1 })));
    for (let round = 0; round < 60; round++) {
      const at = NOON + round * 2000;
      game = played(game, { ...claim(1), at }, { kind: 'leave', ...phone(1), at });
    }
    expect(game.events).toHaveLength(10);
    expect(game.events[0]).toMatchObject({ kind: 'freed', seat: 1 });
    expect(game.events.at(-1)).toMatchObject({ kind: 'left', at: NOON + 59 * 2000 });
  });

  test('nobody votes on their own seat, an empty one or one that is not there', () => {
    const table = played(start(), claim(1));
    const error = (matter: Matter) => play(table, vote(matter)(1));
    expect(error({ free: 1 })).toEqual({ ok: false, error: 'own-seat' });
    expect(error({ free: 2 })).toEqual({ ok: false, error: 'seat-not-held' });
    expect(error({ free: 4 })).toEqual({ ok: false, error: 'seat-not-found' });
  });
});

/** What a seat's holder does so that it frees seat 1, or moves on to the device. */
function movesFor(what: string, game: Game, seat: number, device: string): readonly Move[] {
  const holder = game.seats[seat - 1]?.holder?.device ?? device;
  const digits = '123456';
  if (what === 'vote') return [{ ...vote({ free: 1 })(seat), device: holder }];
  if (what === 'claim') return [claim(seat, device)];
  return [
    { kind: 'offer', digits, ...phone(seat), device: holder },
    { kind: 'take', digits, ...phone(seat), device },
  ];
}
