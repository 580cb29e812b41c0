import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUBJECTS } from '../clues/clue';
import { bitCount } from '../map/hexSet';
import { HittingSets, MAX_IN_SET, type Mask } from './hittingSets';

const bit = fc.nat({ max: SUBJECTS.length - 1 });
const edge = fc.uniqueArray(bit, { minLength: 1, maxLength: 16 }).map(toMask);

/** Edges, none a subset of another: usually few in `edges`; in `manyEdges` they take three or four words. */
const edges = fc
  .array(edge, { maxLength: 400 })
  .map(all => all.filter(one => all.every(other => (other & one) !== other || other === one)))
  .map(all => [...new Set(all)].slice(0, 107));
const manyEdges = fc.uniqueArray(
  fc.uniqueArray(bit, { minLength: 12, maxLength: 12 }).map(toMask),
  {
    minLength: 90,
    maxLength: 107,
  },
);

test.each([
  ['few', edges],
  ['many', manyEdges],
])('%s edges: the sets are those of a slow search, in the same order', (_, anyEdges) => {
  const hittingSets = new HittingSets();
  fc.assert(
    fc.property(anyEdges, fc.integer({ min: 2, max: MAX_IN_SET }), (given, most) => {
      const found = hittingSets.find(Int32Array.from(given), most);
      expect(found).toHaveLength(most + 1);
      expect(found).toEqual(found.map((_, size) => findSlowly(given, size)));
    }),
    { numRuns: 40 },
  );
});

/** Slow reference in the defined order: branches on the first unmet edge's bits from the lowest, skipping tried ones. */
function findSlowly(given: readonly Mask[], size: number): Mask[] {
  const isHitting = (set: Mask) => given.every(each => (each & set) !== 0);
  const isMinimal = (set: Mask) => bitsOf(set).every(each => !isHitting(set & ~each));
  const extend = (chosen: Mask, candidates: Mask): Mask[] => {
    const unmet = given.find(each => (each & chosen) === 0);
    if (unmet === undefined) return bitCount(chosen) === size && isMinimal(chosen) ? [chosen] : [];
    if (bitCount(chosen) === size) return [];
    return bitsOf(unmet & candidates).flatMap(each => {
      const before = bitsOf(unmet).filter(other => other <= each);
      return extend(chosen | each, candidates & ~before.reduce((a, b) => a | b, 0));
    });
  };
  return extend(0, -1);
}

const bitsOf = (mask: Mask): Mask[] =>
  SUBJECTS.map((_, index) => 1 << index).filter(each => (mask & each) !== 0);

function toMask(bits: readonly number[]): Mask {
  return bits.reduce((mask, each) => mask | (1 << each), 0);
}
