import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cluesOf } from '@/lib/clues/clue';
import { isWithinBand } from '@/lib/clues/clueHexes';
import { formatMapCode } from '@/lib/map/mapCode';
import { anyMap } from '@/lib/testing/arbitraries';
import { boardStrike } from './clueStatus';
import type { KnownBoard } from './knownBoard';

test('only with deduction does the list cross out the clues that are never dealt on the map', () => {
  fc.assert(
    fc.property(anyMap, map => {
      const position = { mapCode: formatMapCode(map), players: 3, pieces: [], known: [] } as const;
      const strikeAt = (level: KnownBoard['level'], clue: Parameters<typeof boardStrike>[0]) =>
        boardStrike(clue, { board: { map, level, position }, owner: 1, possible: undefined });
      for (const clue of cluesOf(map.mode)) {
        expect(strikeAt('tick-list', clue)).toBeUndefined();
        expect(strikeAt('elimination', clue)?.by).toBe(
          isWithinBand(clue, map) ? undefined : 'band',
        );
      }
    }),
    { numRuns: 20 },
  );
});
