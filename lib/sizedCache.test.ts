import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSizedCache } from './sizedCache';

const step = fc.record({
  does: fc.constantFrom('get', 'set', 'delete'),
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  size: fc.nat(6),
});

test('the cache holds the most recently used values, as many as fit', () => {
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 1, max: 12 }), (steps, limit) => {
      const cache = createSizedCache<number>(limit);
      /** The same as a list, the latest used last. */
      let kept: { key: string; value: number; size: number }[] = [];
      for (const [value, { does, key, size }] of steps.entries()) {
        const known = kept.find(each => each.key === key);
        const others = kept.filter(each => each !== known);
        if (does === 'get') {
          expect(cache.get(key)).toBe(known?.value);
          if (known) kept = [...others, known];
        } else if (does === 'delete') {
          cache.delete(key);
          kept = others;
        } else {
          cache.set(key, value, size);
          kept = [...others, { key, value, size }];
          while (kept.reduce((sum, each) => sum + each.size, 0) > limit) kept = kept.slice(1);
        }
      }
    }),
  );
});
