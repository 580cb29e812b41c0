import { expect, test } from 'vitest';
import { clueHexes } from '../clues/clueHexes';
import { CLUE_COUNTS, MODES } from '../data/terms';
import { deal } from '../game/deal/deal';
import { HEXES } from '../map/hexSet';
import {
  estimateTurns,
  expectedTurns,
  LENGTHS,
  lengthOf,
  remaining,
  simulatesTo,
  simulateTurns,
} from './length';

const cases = MODES.flatMap(ofMode => CLUE_COUNTS.map(count => ({ mode: ofMode, count })));

test('the formula ranks deals as the simulation does', () => {
  for (const { mode: ofMode, count } of cases) {
    const deals = Array.from({ length: 24 }, (_, seed) =>
      deal({ mode: ofMode, players: count }, `rank ${seed}`),
    );
    const pairs = deals.map(({ map, clues }) => [
      estimateTurns(map, clues),
      simulateTurns(map, clues, 64),
    ]);
    expect(correlation(pairs)).toBeGreaterThan(0.3);
  }
});

test('`simulatesTo` finds the class of a deal, or none if the first games disagree', () => {
  const deals = Array.from({ length: 30 }, (_, seed) =>
    deal({ mode: 'advanced', players: 4 }, `glance ${seed}`),
  );
  let rejected = 0;
  for (const { map, clues } of deals) {
    const length = lengthOf(map, clues, simulateTurns(map, clues));
    const found = LENGTHS.filter(each => simulatesTo(map, clues, each));
    if (found.length === 0) {
      expect(lengthOf(map, clues, simulateTurns(map, clues, 16))).not.toBe(length);
      rejected++;
    } else expect(found).toEqual([length]);
  }
  expect(rejected).toBeLessThan(deals.length);
});

test('the hexes that remain without a clue agree with a plain count', () => {
  const { map, clues } = deal({ mode: 'advanced', players: 4 }, 'remaining');
  const slow = clues.map(
    without =>
      HEXES.filter(hex => clues.every(clue => clue === without || clueHexes(clue, map).has(hex)))
        .length,
  );
  expect(remaining(map, clues)).toEqual(slow);
});

test('turns per player are a range, and times the number of players they are about the total', () => {
  for (const { mode: ofMode, count } of cases) {
    for (const length of LENGTHS) {
      const { from, to, each } = expectedTurns(ofMode, count, length);
      expect([from < to, each.from < each.to]).toEqual([true, true]);
      expect(Math.abs(count * each.from - from)).toBeLessThanOrEqual(count / 2 + 0.5);
      expect(Math.abs(count * each.to - to)).toBeLessThanOrEqual(count / 2 + 0.5);
    }
  }
});

test('expected turns are whole numbers, and class bounds are exact', () => {
  expect(expectedTurns('normal', 5, 'long')).toEqual({
    from: 16,
    to: 21,
    each: { from: 3, to: 4 },
  });
  expect(expectedTurns('normal', 4, 'short')).toEqual({
    from: 12,
    to: 16,
    each: { from: 3, to: 4 },
  });
  const { map, clues } = deal({ mode: 'normal', players: 3 }, 'classes');
  expect([10.22, 10.23, 10.65, 10.66].map(turns => lengthOf(map, clues, turns))).toEqual([
    'short',
    'usual',
    'usual',
    'long',
  ]);
});

/** Spearman's rank correlation, for distinct values. */
function correlation(pairs: readonly (readonly number[])[]): number {
  const ranks = (column: number) =>
    pairs.map(pair => pairs.filter(other => (other[column] ?? 0) < (pair[column] ?? 0)).length);
  const [x, y] = [ranks(0), ranks(1)];
  const differences = x.map((rank, index) => (rank - (y[index] ?? 0)) ** 2);
  const n = pairs.length;
  return 1 - (6 * differences.reduce((a, b) => a + b, 0)) / (n * (n * n - 1));
}
