import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLUE_COUNTS } from '../data/terms';
import { deal } from '../game/deal/deal';
import { mode } from '../testing/arbitraries';
import { chancesInPercent, evennessOf, seatChances } from './chances';
import { evennessOfChances } from './evenness';

const dealt = fc
  .tuple(mode, fc.constantFrom(...CLUE_COUNTS), fc.string())
  .map(([ofMode, players, seed]) => deal({ mode: ofMode, players }, `chances ${seed}`));

test('chances add up to 1', () => {
  fc.assert(
    fc.property(dealt, ({ map, clues }) => {
      expect(seatChances(map, clues).reduce((a, b) => a + b)).toBeCloseTo(1);
    }),
    { numRuns: 30 },
  );
});

test('displayed chances are whole, add up to 100 percent, and are less than 1 from the exact ones', () => {
  fc.assert(
    fc.property(dealt, ({ map, clues }) => {
      const displayed = chancesInPercent(map, clues);
      expect(displayed.every(Number.isInteger)).toBe(true);
      expect(displayed.reduce((a, b) => a + b)).toBe(100);
      seatChances(map, clues).forEach((chance, seat) => {
        expect(Math.abs((displayed[seat] ?? 0) - 100 * chance)).toBeLessThan(1);
      });
    }),
    { numRuns: 60 },
  );
});

describe('the word for evenness', () => {
  test('agrees with the displayed chances', () => {
    fc.assert(
      fc.property(dealt, ({ map, clues }) => {
        const displayed = chancesInPercent(map, clues);
        const isAbove = (times: number) =>
          displayed.some(one => displayed.some(other => one > times * other));
        expect(evennessOf(map, clues)).toBe(
          isAbove(2) ? 'clearly-lopsided' : isAbove(1.5) ? 'slightly-lopsided' : 'even',
        );
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    { displayed: [40, 33, 27], word: 'even' },
    { displayed: [39, 35, 26], word: 'even' },
    { displayed: [40, 34, 26], word: 'slightly-lopsided' },
    { displayed: [24, 24, 24, 16, 12], word: 'slightly-lopsided' },
    { displayed: [25, 24, 24, 15, 12], word: 'clearly-lopsided' },
  ])('for $displayed is $word', ({ displayed, word }) => {
    expect(evennessOfChances(displayed)).toBe(word);
  });
});
