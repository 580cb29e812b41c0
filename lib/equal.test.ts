import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual } from './equal';

test('a copy is equal, whatever the order of its fields', () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).toReversed();
    return Object.fromEntries(fields.map(([name, field]) => [name, turned(field)]));
  };
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(isEqual(value, turned(value))).toBe(true);
    }),
  );
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }],
  [{ a: 1 }, { a: 1, b: null }],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  [0, '0'],
])('%j is not equal to %j', (one, other) => {
  expect([isEqual(one, other), isEqual(other, one)]).toEqual([false, false]);
});

test('a field that is undefined counts as missing', () => {
  expect(isEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});
