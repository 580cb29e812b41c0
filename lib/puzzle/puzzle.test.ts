import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHex } from '../map/hexName';
import examples from '../testing/puzzle-examples.json';
import { parsePuzzle } from './lists';
import { formatPuzzle, readPuzzle } from './puzzle';

const TEXTS = examples.map(({ text }) => text);
const [QUICK = '', PLAIN = '', LINKED = ''] = TEXTS;

test.each(examples)(
  'the example $text is read, and has its one answer',
  ({ text, habitat, struck }) => {
    const read = parsePuzzle(text);
    if (!read.ok) throw new Error(read.error);
    expect(formatPuzzle(read.value.puzzle)).toBe(text);
    expect(formatHex(read.value.habitat)).toBe(habitat);
    expect(read.value.struck.map(list => list.map(({ id }) => id))).toEqual(struck);
  },
);

test.each([
  ['an empty text', '', 'puzzle-form'],
  ['another grade', PLAIN.replace('p3', 'x3'), 'puzzle-form'],
  ['a grade with another number of players', LINKED.replace('l3', 'l4'), 'puzzle-form'],
  ['lists where there are none', `${PLAIN}.acempq.afnsuw`, 'puzzle-form'],
  ['no lists where there are two', QUICK.split('.').slice(0, 4).join('.'), 'puzzle-form'],
  ['a map with too few letters', PLAIN.replace('426519', '42651'), 'map-code-length'],
  ['a map with a tile twice', PLAIN.replace('426519', '446519'), 'tile-twice'],
  ['an advanced map', 'p3.B74362132084212850838A.d.2-A8', 'puzzle-form'],
  ['a clue of advanced maps', PLAIN.replace('.d.', '.x.'), 'puzzle-clue'],
  ['a clue twice in a list', QUICK.replace('acempq', 'aaempq'), 'puzzle-clue'],
  ['the reader’s own clue in a list', QUICK.replace('acempq', 'acehpq'), 'puzzle-clue'],
  ['a piece of a fourth player', PLAIN.replace('2-A8', '4-A8'), 'puzzle-piece'],
  ['two pieces of a player on one space', PLAIN.replace('2-A8', '2-A82+A8'), 'puzzle-piece'],
  ['a space beside the map', PLAIN.replace('2-A8', '2-M8'), 'puzzle-form'],
  ['several answers', LINKED.replace(/2-.*/, ''), 'several-answers'],
  ['one answer that the lists do not show', PLAIN.replace(/2-.*/, ''), 'beyond-lists'],
  ['no answer', PLAIN.replace('2-A8', '2-A82-J5'), 'no-answer'],
  ['a text that is too long', PLAIN + '2-A8'.repeat(200), 'puzzle-form'],
])('%s is refused with a reason', (_, text, reason) => {
  expect(parsePuzzle(text)).toEqual({ ok: false, error: reason });
});

test('whatever is typed is refused or read, and what is read is written the same', () => {
  const typed = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom(...TEXTS), fc.nat(), fc.string({ maxLength: 3 }))
      .map(
        ([text, at, put]) =>
          text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1),
      ),
  );
  fc.assert(
    fc.property(typed, text => {
      const read = readPuzzle(text);
      if (read.ok) expect(formatPuzzle(read.value)).toBe(text.trim());
    }),
    { numRuns: 1000 },
  );
});
