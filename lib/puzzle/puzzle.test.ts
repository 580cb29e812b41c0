import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHex } from '../map/hexName';
import examples from '../testing/puzzle-examples.json';
import { parsePuzzle } from './lists';
import { CLUE_LETTERS, formatPuzzle, readPuzzle } from './puzzle';

const TEXTS = examples.map(({ text }) => text);
const [QUICK = '', PLAIN = '', LINKED = ''] = TEXTS;
const withoutLists = (text: string) => text.split('.').slice(0, 4).join('.');

test.each(examples)(
  'the example $text is parsed, and has the expected answer',
  ({ text, habitat, lists }) => {
    const read = parsePuzzle(text);
    if (!read.ok) throw new Error(read.error);
    expect(formatPuzzle(read.value.puzzle)).toBe(text);
    expect(formatHex(read.value.habitat)).toBe(habitat);
    expect(read.value.struck.map(({ length }) => length)).toEqual(lists);
  },
);

test('each clue of a puzzle has its own letter', () => {
  const letters = Object.values(CLUE_LETTERS);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.join('')).toMatch(/^[a-z]+$/);
});

test.each([
  ['an empty text', '', 'puzzle-form'],
  ['another grade', PLAIN.replace('p4', 'x4'), 'puzzle-form'],
  ['a grade with another number of players', LINKED.replace('l3', 'l4'), 'puzzle-form'],
  ['a plain puzzle with as few players as a quick one', QUICK.replace('q3', 'p3'), 'puzzle-form'],
  ['lists where there are none', `${LINKED}.acempq.afnsuw`, 'puzzle-form'],
  ['no lists where there are two', withoutLists(QUICK), 'puzzle-form'],
  ['no lists where there are three', withoutLists(PLAIN), 'puzzle-form'],
  ['two lists where there are three', PLAIN.slice(0, PLAIN.lastIndexOf('.')), 'puzzle-form'],
  ['a map with too few letters', LINKED.replace('BA3186', 'BA318'), 'map-code-length'],
  ['a map with a tile twice', LINKED.replace('BA3186', 'BB3186'), 'tile-twice'],
  ['an advanced map', 'l3.B74362132084212850838A.d.2-A8', 'puzzle-form'],
  ['a clue of advanced maps', LINKED.replace('.t.', '.x.'), 'puzzle-clue'],
  ['a letter without a clue', LINKED.replace('.t.', '.z.'), 'puzzle-clue'],
  ['a clue twice in a list', QUICK.replace('acempq', 'aaempq'), 'puzzle-clue'],
  ['the reader’s own clue in a list', QUICK.replace('acempq', 'acehpq'), 'puzzle-clue'],
  ['a piece of a fourth player', LINKED.replace('3-A5', '4-A5'), 'puzzle-piece'],
  ['two pieces of a player on one space', LINKED.replace('3-A5', '3-A53+A5'), 'puzzle-piece'],
  ['a space off the map', LINKED.replace('3-A5', '3-M5'), 'puzzle-form'],
  ['several answers', LINKED.replace(/2\+.*/, ''), 'several-answers'],
  ['one answer that is not alone', 'l3.673548702917557A81.u.2-A23-C13+I53-C9', 'beyond-lists'],
  ['no answer', QUICK.replace('2-H9', '2-H92-C7'), 'no-answer'],
  ['a text that is too long', LINKED + '2-A8'.repeat(200), 'puzzle-form'],
])('%s is refused with a reason', (_, text, reason) => {
  expect(parsePuzzle(text)).toEqual({ ok: false, error: reason });
});

test('any text is refused or parsed, and a parsed one is formatted the same', () => {
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
