import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clearLayer,
  EMPTY_NOTEBOOK,
  isStruck,
  MARKS,
  MAX_NOTE_LETTERS,
  mark,
  marksOf,
  type Notebook,
  note,
  strike,
  suppose,
  WHAT_IFS,
} from '@/app/_board/notebook';
import { ALL_CLUES, type ClueId, formatClue } from '@/lib/clues/clue';
import { MAX_NOTEBOOK_LETTERS } from '@/lib/game/seats/seatNotebook';
import { HEXES } from '@/lib/map/hexSet';
import { formatNotebook, parseNotebook } from './notebookText';

const owner = fc.integer({ min: 0, max: 4 });
const hex = fc.constantFrom(...HEXES);
const clue: fc.Arbitrary<ClueId> = fc.constantFrom(...ALL_CLUES.map(formatClue));
const whatIf = fc.constantFrom(...WHAT_IFS);
const layer = fc.constantFrom('as-is' as const, ...WHAT_IFS);
const aMark = fc.option(fc.constantFrom(...MARKS), { nil: undefined });
const text = fc.string({ unit: 'binary', maxLength: 2 * MAX_NOTE_LETTERS });

type Stroke = (notebook: Notebook) => Notebook;
const stroke: fc.Arbitrary<Stroke> = fc.oneof(
  fc.tuple(owner, clue).map(
    ([who, what]): Stroke =>
      book =>
        strike(book, who, what),
  ),
  fc.tuple(layer, hex, aMark).map(
    ([on, at, value]): Stroke =>
      book =>
        mark(book, on, at, value),
  ),
  fc.tuple(hex, text, fc.nat()).map(
    ([where, line, at]): Stroke =>
      book =>
        note(book, where, { text: line, at }),
  ),
  fc.tuple(whatIf, owner, clue).map(
    ([on, who, what]): Stroke =>
      book =>
        suppose(book, on, who, what),
  ),
  whatIf.map(
    (on): Stroke =>
      book =>
        clearLayer(book, on),
  ),
);
const notebook = fc
  .array(stroke, { maxLength: 60 })
  .map(strokes => strokes.reduce((book, draw) => draw(book), EMPTY_NOTEBOOK));

test('a formatted notebook is parsed unchanged', () => {
  fc.assert(
    fc.property(notebook, book => {
      const text = formatNotebook(book);
      const read = parseNotebook(text);
      expect(read && formatNotebook(read)).toBe(text);
      expect(read?.notes).toEqual(book.notes);
      expect(read?.marks).toEqual(book.marks);
      expect(read?.whatIf).toEqual(book.whatIf);
      for (const who of [0, 1, 2, 3, 4]) {
        for (const each of ALL_CLUES.map(formatClue)) {
          expect(read && isStruck(read, who, each)).toBe(isStruck(book, who, each));
        }
      }
    }),
    { numRuns: 40 },
  );
});

test.each(['x', '"', '\\', '\u0000', '\ud83d', '語'])(
  'the fullest notebook fits the storage of a seat, with notes of %j',
  letter => {
    let book = EMPTY_NOTEBOOK;
    const now = Date.UTC(2100, 0, 1);
    for (const who of [0, 1, 2, 3, 4])
      for (const each of ALL_CLUES) book = strike(book, who, formatClue(each));
    for (const at of HEXES) {
      for (const on of ['as-is', ...WHAT_IFS] as const) book = mark(book, on, at, 'sure');
      book = note(book, at, { text: letter.repeat(2 * MAX_NOTE_LETTERS), at: now });
    }
    for (const on of WHAT_IFS)
      for (const who of [0, 1, 2, 3, 4]) book = suppose(book, on, who, 'not-within-3-of-black');
    expect(formatNotebook(book).length).toBeLessThanOrEqual(MAX_NOTEBOOK_LETTERS);
  },
);

describe('a text that is no notebook is rejected', () => {
  const valid = JSON.parse(formatNotebook(EMPTY_NOTEBOOK)) as Record<string, unknown>;
  test.each([
    ['an empty text', ''],
    ['invalid JSON', '{'],
    ['a list', '[]'],
    ['a newer format', JSON.stringify({ ...valid, format: 2 })],
    ['an unknown clue', JSON.stringify({ ...valid, struck: [[0, 2 ** 24, 0]] })],
    ['an unknown owner', JSON.stringify({ ...valid, struck: [[5, 1, 0]] })],
    ['a space off the map', JSON.stringify({ ...valid, marks: [[108, 0]] })],
    ['an unknown mark', JSON.stringify({ ...valid, marks: [[0, 4]] })],
    ['a note that is too long', JSON.stringify({ ...valid, notes: [[0, 0, 'x'.repeat(61)]] })],
    ['a missing layer', JSON.stringify({ ...valid, whatIf: [{ clues: [], marks: [] }] })],
    ['a fractional clue', JSON.stringify({ ...valid, whatIf: [{ clues: [[0, 1.5]], marks: [] }] })],
  ])('%s', (_, text) => {
    expect(parseNotebook(text)).toBeUndefined();
  });

  test('any other JSON', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        expect(parseNotebook(text)).toBeUndefined();
      }),
    );
  });
});

test('striking a clue twice changes nothing, and clearing a layer leaves the others unchanged', () => {
  fc.assert(
    fc.property(notebook, owner, clue, whatIf, (book, who, what, on) => {
      const twice = strike(strike(book, who, what), who, what);
      expect(formatNotebook(twice)).toBe(formatNotebook(book));
      const cleared = clearLayer(book, on);
      expect(marksOf(cleared, on).size + cleared.whatIf[on].clues.size).toBe(0);
      expect(cleared.marks).toBe(book.marks);
      expect(cleared.struck).toBe(book.struck);
      const other = on === 'A' ? 'B' : 'A';
      expect(cleared.whatIf[other]).toBe(book.whatIf[other]);
    }),
  );
});
