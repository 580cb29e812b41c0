import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dropPencil,
  EMPTY_NOTEBOOK,
  hasPencil,
  inPencil,
  isStruck,
  keepPencil,
  leaveOnly,
  MARKS,
  MAX_NOTE_LETTERS,
  mark,
  type Notebook,
  note,
  type Stroke,
  strike,
} from '@/app/_board/notebook';
import { ALL_CLUES, type ClueId, formatClue } from '@/lib/clues/clue';
import { MAX_NOTEBOOK_LETTERS } from '@/lib/game/limits';
import { HEXES } from '@/lib/map/hexSet';
import { formatNotebook, parseNotebook } from './notebookText';

const owner = fc.integer({ min: 0, max: 4 });
const hex = fc.constantFrom(...HEXES);
const clue: fc.Arbitrary<ClueId> = fc.constantFrom(...ALL_CLUES.map(formatClue));
const aMark = fc.option(fc.constantFrom(...MARKS), { nil: undefined });
const text = fc.string({ unit: 'binary', maxLength: 2 * MAX_NOTE_LETTERS });

const stroke: fc.Arbitrary<Stroke> = fc.oneof(
  fc.tuple(owner, clue).map(
    ([who, what]): Stroke =>
      book =>
        strike(book, who, what),
  ),
  fc.tuple(owner, clue, fc.array(clue, { maxLength: 5 })).map(
    ([who, what, others]): Stroke =>
      book =>
        leaveOnly(book, who, what, others),
  ),
  fc.tuple(hex, aMark).map(
    ([at, value]): Stroke =>
      book =>
        mark(book, at, value),
  ),
);
const strokes = fc.array(stroke, { maxLength: 20 });
const change: fc.Arbitrary<Stroke> = fc.oneof(
  stroke,
  stroke.map(inPencil),
  fc.tuple(hex, text, fc.nat()).map(
    ([where, line, at]): Stroke =>
      book =>
        note(book, where, { text: line, at }),
  ),
  fc.constantFrom(keepPencil, dropPencil),
);
const write = (book: Notebook, by: readonly Stroke[]) => by.reduce((now, draw) => draw(now), book);
const notebook = fc.array(change, { maxLength: 60 }).map(by => write(EMPTY_NOTEBOOK, by));

test('parsing a formatted notebook returns the same notebook', () => {
  fc.assert(
    fc.property(notebook, book => {
      const text = formatNotebook(book);
      const read = parseNotebook(text);
      expect(read && formatNotebook(read)).toBe(text);
      expect(read?.notes).toEqual(book.notes);
      expect(read?.marks).toEqual(book.marks);
      expect(read?.pencil).toEqual(book.pencil);
      for (const who of [0, 1, 2, 3, 4]) {
        for (const each of ALL_CLUES.map(formatClue)) {
          expect(read && isStruck(read, who, each)).toBe(isStruck(book, who, each));
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('a stored notebook stays the same when clues are added', () => {
  const stored =
    '{"format":1,"clues":[["on-water-or-swamp",[0,2],[],[]],["within-2-of-bear",[],[1],[]],' +
    '["not-within-3-of-white",[4],[],[4]]],' +
    '"marks":[["star",[7,9],[]],["none",[],[7]]],"notes":[[9,5,"by the water"]]}';
  const book = parseNotebook(stored);
  expect(book?.struck).toEqual(
    new Map([
      [0, new Set(['on-water-or-swamp'])],
      [2, new Set(['on-water-or-swamp'])],
      [4, new Set(['not-within-3-of-white'])],
    ]),
  );
  expect(book && formatNotebook(book)).toBe(stored);
});

test.each(['x', '"', '\\', '\u0000', '\ud83d', '語'])(
  'the largest notebook fits the storage of a seat, with notes of %j',
  letter => {
    const every = new Map([0, 1, 2, 3, 4].map(who => [who, new Set(ALL_CLUES.map(formatClue))]));
    const marks = new Map(HEXES.map(at => [at, 'perhaps'] as const));
    let book: Notebook = {
      ...EMPTY_NOTEBOOK,
      struck: every,
      marks,
      pencil: { struck: every, putBack: every, marks },
    };
    const now = Date.UTC(2100, 0, 1);
    for (const at of HEXES)
      book = note(book, at, { text: letter.repeat(2 * MAX_NOTE_LETTERS), at: now });
    expect(formatNotebook(book).length).toBeLessThanOrEqual(MAX_NOTEBOOK_LETTERS);
  },
);

describe('a text that is not a notebook is rejected', () => {
  const valid = JSON.parse(formatNotebook(EMPTY_NOTEBOOK)) as Record<string, unknown>;
  test.each([
    ['an empty text', ''],
    ['invalid JSON', '{'],
    ['a list', '[]'],
    ['a newer format', JSON.stringify({ ...valid, format: 2 })],
    ['an unknown clue', JSON.stringify({ ...valid, clues: [['on-water', [0], [], []]] })],
    ['an unknown owner', JSON.stringify({ ...valid, clues: [['within-1-of-water', [5], [], []]] })],
    ['a space off the map', JSON.stringify({ ...valid, marks: [['star', [108], []]] })],
    ['an unknown mark', JSON.stringify({ ...valid, marks: [['moon', [0], []]] })],
    ['a note that is too long', JSON.stringify({ ...valid, notes: [[0, 0, 'x'.repeat(61)]] })],
    ['a clue without pencil', JSON.stringify({ ...valid, clues: [['within-1-of-water', [0]]] })],
    ['a numbered clue', JSON.stringify({ ...valid, clues: [[0, [0], [], []]] })],
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

test('crossing out a clue twice restores it', () => {
  fc.assert(
    fc.property(notebook, owner, clue, (book, who, what) => {
      const twice = strike(strike(book, who, what), who, what);
      expect(formatNotebook(twice)).toBe(formatNotebook(book));
    }),
  );
});

/** Without owners for whom nothing is crossed out. */
const plain = (book: Notebook) => parseNotebook(formatNotebook(book));

test('dropped pencil strokes leave the notebook unchanged; kept ones have the effect of direct strokes', () => {
  fc.assert(
    fc.property(notebook.map(dropPencil), strokes, (book, by) => {
      const tried = write(book, by.map(inPencil));
      expect(tried).toEqual({ ...book, pencil: tried.pencil });
      expect(dropPencil(tried)).toEqual(book);
      expect(plain(keepPencil(tried))).toEqual(plain(write(book, by)));
      expect(hasPencil(keepPencil(tried))).toBe(false);
    }),
  );
});

test('pencil strokes that undo each other leave no pencil', () => {
  fc.assert(
    fc.property(notebook.map(dropPencil), owner, clue, hex, (book, who, what, at) => {
      const there: Stroke = now => mark(strike(now, who, what), at, 'star');
      const back: Stroke = now => mark(strike(now, who, what), at, book.marks.get(at));
      expect(hasPencil(write(book, [there, back].map(inPencil)))).toBe(false);
    }),
  );
});

test('kept pencil strokes override later direct strokes on the same things, and leave the others', () => {
  fc.assert(
    fc.property(notebook.map(dropPencil), strokes, strokes, (book, tried, since) => {
      const before = write(book, tried.map(inPencil));
      const after = write(before, since);
      const { struck, marks } = keepPencil(after);
      for (const each of HEXES) {
        const pencil = before.pencil.marks.get(each) ?? after.marks.get(each);
        expect(marks.get(each)).toBe(pencil === 'none' ? undefined : pencil);
      }
      for (const who of [0, 1, 2, 3, 4])
        for (const each of ALL_CLUES.map(formatClue)) {
          const isKept = before.pencil.struck.get(who)?.has(each);
          const isBack = before.pencil.putBack.get(who)?.has(each);
          expect(struck.get(who)?.has(each) === true).toBe(
            isKept || (!isBack && isStruck(after, who, each)),
          );
        }
    }),
    { numRuns: 40 },
  );
});
