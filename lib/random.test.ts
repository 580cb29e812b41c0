import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom, inRandomOrder, pick, shuffle } from './random';
import { seed } from './testing/arbitraries';

const draw = (random: { below(bound: number): number }, bound: number, count = 20) =>
  Array.from({ length: count }, () => random.below(bound));

test('the same seed and purpose draw the same numbers; another seed or purpose draws others', () => {
  fc.assert(
    fc.property(seed, seed, (one, other) => {
      fc.pre(one !== other);
      const first = draw(createRandom(one, 'map'), 2 ** 32);
      expect(draw(createRandom(one, 'map'), 2 ** 32)).toEqual(first);
      expect(draw(createRandom(other, 'map'), 2 ** 32)).not.toEqual(first);
      expect(draw(createRandom(one, 'clues'), 2 ** 32)).not.toEqual(first);
    }),
  );
});

test('a seed draws these numbers in every version', () => {
  // The words of SHA-256 over SHA-256('["fieldbook","map"]') and a counter; any SHA-256 tool reproduces them.
  expect(draw(createRandom('fieldbook', 'map'), 2 ** 32, 3)).toEqual([
    3614032963, 1542364482, 416853884,
  ]);
});

test('numbers stay below the bound, and each is drawn about equally often', () => {
  const counts = new Array<number>(6).fill(0);
  for (const number of draw(createRandom('dice', 'test'), 6, 60_000))
    counts[number] = (counts[number] ?? 0) + 1;
  // Six standard deviations of a fair die.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(6 * 92);
});

test('a shuffle has the same items and does not change the list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), seed, (items, from) => {
      const before = [...items];
      const drawn = [...inRandomOrder(items, createRandom(from, 'shuffle'))];
      expect(drawn.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      const shuffled = shuffle(items, createRandom(from, 'shuffle'));
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      expect(items).toEqual(before);
    }),
  );
});

test('every order of three is as likely as any other', () => {
  const random = createRandom('orders', 'test');
  const counts = new Map<string, number>();
  for (let i = 0; i < 12_000; i++) {
    const order = shuffle('abc'.split(''), random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(6 * 41);
});

test('`pick` returns `undefined` for an empty list', () => {
  expect(pick([], createRandom('a', 'b'))).toBeUndefined();
  expect(pick(['only'], createRandom('a', 'b'))).toBe('only');
});
