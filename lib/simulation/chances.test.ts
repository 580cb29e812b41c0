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

test('chances are of a whole', () => {
  fc.assert(
    fc.property(dealt, ({ map, clues }) => {
      expect(seatChances(map, clues).reduce((a, b) => a + b)).toBeCloseTo(1);
    }),
    { numRuns: 30 },
  );
});

test('the chances told are whole hundredths of a whole, each next to the exact one', () => {
  fc.assert(
    fc.property(dealt, ({ map, clues }) => {
      const told = chancesInPercent(map, clues);
      expect(told.every(Number.isInteger)).toBe(true);
      expect(told.reduce((a, b) => a + b)).toBe(100);
      seatChances(map, clues).forEach((chance, seat) => {
        expect(Math.abs((told[seat] ?? 0) - 100 * chance)).toBeLessThan(1);
      });
    }),
    { numRuns: 60 },
  );
});

describe('the word for evenness', () => {
  test('says of the figures beside it what anybody can read off them', () => {
    fc.assert(
      fc.property(dealt, ({ map, clues }) => {
        const told = chancesInPercent(map, clues);
        const isAbove = (times: number) =>
          told.some(one => told.some(other => one > times * other));
        expect(evennessOf(map, clues)).toBe(
          isAbove(2) ? 'clearly-lopsided' : isAbove(1.5) ? 'slightly-lopsided' : 'even',
        );
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    { told: [40, 33, 27], word: 'even' },
    { told: [39, 35, 26], word: 'even' },
    { told: [40, 34, 26], word: 'slightly-lopsided' },
    { told: [24, 24, 24, 16, 12], word: 'slightly-lopsided' },
    { told: [25, 24, 24, 15, 12], word: 'clearly-lopsided' },
  ])('for $told is $word', ({ told, word }) => {
    expect(evennessOfChances(told)).toBe(word);
  });
});
