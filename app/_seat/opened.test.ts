import { expect, test } from 'vitest';
import { contentOpenedBy } from './opened';

test.each([
  ['clue', undefined, false, 'clue'],
  ['clue', 40, false, 'clue'],
  ['clue', 40, true, 'pieces'],
  ['space', 0, false, 0],
  ['space', 40, true, 40],
  // Nothing is chosen to ask about.
  ['space', undefined, true, undefined],
  ['paying', 40, true, 'paying'],
] as const)(
  'showing the %s, with %s chosen and a note %s: %s',
  (shows, chosen, hasNote, opened) => {
    expect(contentOpenedBy(shows, chosen, hasNote)).toBe(opened);
  },
);
