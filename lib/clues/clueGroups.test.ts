import { expect, test } from 'vitest';
import { MODES } from '../data/terms';
import { cluesOf, formatClue } from './clue';
import { clueGroups } from './clueGroups';

test.each(MODES)('every clue of the %s game can be picked, once', mode => {
  const picked = [false, true]
    .flatMap(negated => clueGroups(mode, negated))
    .flatMap(({ clues }) => clues.map(formatClue));
  expect(picked.toSorted()).toEqual(cluesOf(mode).map(formatClue).toSorted());
});
