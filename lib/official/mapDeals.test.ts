import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trueHints } from '../clues/hints';
import { CLUE_COUNTS, PLAYER_COUNTS } from '../data/terms';
import { hexAt } from '../map/grid';
import { formatMapCode } from '../map/mapCode';
import { judge } from '../solver/judge';
import { isForTwo } from '../solver/twoPlayers';
import { anyMap } from '../testing/arbitraries';
import { fairSetCounts, officialMapCodes, readMap } from '../testing/official';
import { mapDeals } from './mapDeals';
import { parseOfficialClue, parseOfficialMode } from './names';

test('every deal is fair at its destination with a true hint, and there is one per habitat, in order', () => {
  fc.assert(
    fc.property(anyMap, map => {
      const answer = mapDeals(map);
      expect(answer.key).toBe(
        map.mode === 'normal' ? `intro_${formatMapCode(map)}` : formatMapCode(map),
      );
      expect(parseOfficialMode(answer.mode)).toBe(map.mode);
      for (const players of PLAYER_COUNTS) {
        const places = answer.players[players].map(({ destination, rules, hint }) => {
          const clues = rules.flatMap(rule => parseOfficialClue(rule) ?? []);
          const [row = 0, column = 0] = destination.split(', ').map(Number);
          const habitat = hexAt(row - 1, column - 1);
          const verdict = judge(map, clues);
          expect(verdict.fair).toBe(true);
          expect(verdict.habitats).toEqual([habitat]);
          expect(trueHints(clues)).toContain(hint);
          if (players === 2) expect(isForTwo(map, clues)).toBe(true);
          return habitat ?? -1;
        });
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 12 },
  );
});

/** This test produced the digest in November 2026, with code that enumerated every fair set of a habitat. */
test('a map has the same deals in every version', () => {
  const hash = createHash('sha256');
  for (const code of officialMapCodes) hash.update(JSON.stringify(mapDeals(readMap(code))));
  expect(hash.digest('base64url')).toBe('Jowbne7UirdZfNFhbbWdvAGJ6K0xTpVLY1mJy10z9n0');
});

describe('fair sets are counted exactly', () => {
  test.each(fairSetCounts)('$mapCode', counts => {
    const { fairSets } = mapDeals(readMap(counts.mapCode));
    for (const size of CLUE_COUNTS) expect(fairSets[size]).toBe(counts.fair[size]);
  });
});
