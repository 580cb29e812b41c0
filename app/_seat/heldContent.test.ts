import { expect, test } from 'vitest';
import { heldContent } from './heldContent';

test.each([
  ['clue', undefined, false, 'clue'],
  ['clue', 40, false, 'clue'],
  ['clue', 40, true, 'pieces'],
  ['space', 0, false, 0],
  ['space', 40, true, 40],
  // No space is chosen.
  ['space', undefined, true, undefined],
  ['paying', 40, true, 'paying'],
] as const)('showing the %s, with %s chosen and a note %s: %s', (shows, chosen, hasNote, held) => {
  expect(heldContent(shows, chosen, hasNote)).toBe(held);
});
