import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatClue } from '../clues/clue';
import { PLAYER_COUNTS } from '../data/terms';
import { officialMapCodes, readMap } from '../testing/official';
import { dealOn } from './deal';

/** The digest was made by this test from the code of November 2026, which read every set of a habitat. */
test('a seed deals on a map what it always dealt', () => {
  const hash = createHash('sha256');
  for (const map of officialMapCodes.map(readMap)) {
    for (const players of PLAYER_COUNTS) {
      const dealt = dealOn(map, players, 'as ever');
      hash.update(`${dealt?.habitat} ${dealt?.clues.map(formatClue)} ${dealt?.hint};`);
      if (players === 2) continue;
      const wished = dealOn(map, players, 'as ever', { even: true, handicap: true });
      hash.update(`${wished?.habitat} ${wished?.clues.map(formatClue)} ${wished?.hint};`);
    }
  }
  expect(hash.digest('base64url')).toBe('bKr2hMOX7Nni-aycA6ajbDcRxdLI3OxtzyvwrMDpXPg');
});
