import {
  MARKS,
  MAX_NOTE_LETTERS,
  type Marks,
  type Note,
  type Notebook,
  type Supposition,
} from '@/app/_board/notebook';
import { isListOf } from '@/app/_state/persisted';
import { ALL_CLUES, type ClueId, formatClue, SUBJECTS } from '@/lib/clues/clue';
import { isFields } from '@/lib/fields';
import { HEX_COUNT } from '@/lib/map/hexSet';

/**
 * A notebook as JSON text, short enough to be stored with a seat: per owner, two 24-bit numbers with the struck
 * positive and negated clues; and one entry per mark, note, and assumed clue.
 */
const FORMAT = 1;

/** Upper bound on the owners in a game. */
const MAX_OWNERS = 5;

interface Written {
  readonly format: typeof FORMAT;
  readonly struck: readonly (readonly [owner: number, plain: number, negated: number])[];
  readonly marks: WrittenMarks;
  readonly notes: readonly (readonly [hex: number, at: number, text: string])[];
  readonly whatIf: readonly [WrittenSupposition, WrittenSupposition];
}
type WrittenMarks = readonly (readonly [hex: number, mark: number])[];
interface WrittenSupposition {
  readonly clues: readonly (readonly [owner: number, clue: number])[];
  readonly marks: WrittenMarks;
}

const IDS = ALL_CLUES.map(formatClue);

export function formatNotebook({ struck, marks, notes, whatIf }: Notebook): string {
  const written: Written = {
    format: FORMAT,
    struck: [...struck]
      .filter(([, clues]) => clues.size > 0)
      .map(([owner, clues]) => [owner, bits(clues, 0), bits(clues, SUBJECTS.length)]),
    marks: writeMarks(marks),
    notes: [...notes].map(([hex, { at, text }]) => [hex, at, text]),
    whatIf: [writeSupposition(whatIf.A), writeSupposition(whatIf.B)],
  };
  return JSON.stringify(written);
}

const bits = (clues: ReadonlySet<ClueId>, from: number): number =>
  SUBJECTS.reduce((mask, _, place) => {
    const id = IDS[from + place];
    return id !== undefined && clues.has(id) ? mask | (1 << place) : mask;
  }, 0);

const writeMarks = (marks: Marks): WrittenMarks =>
  [...marks].map(([hex, mark]) => [hex, MARKS.indexOf(mark)]);

const writeSupposition = ({ clues, marks }: Supposition): WrittenSupposition => ({
  clues: [...clues].map(([owner, clue]) => [owner, IDS.indexOf(clue)]),
  marks: writeMarks(marks),
});

/** Parses a notebook; `undefined` if the text is damaged or was written by a newer app version. */
export function parseNotebook(text: string): Notebook | undefined {
  const written = readJson(text);
  if (!isWritten(written)) return undefined;
  const { struck, marks, notes, whatIf } = written;
  return {
    struck: new Map(
      struck.map(([owner, plain, negated]) => [
        owner,
        new Set([...idsOf(plain, 0), ...idsOf(negated, SUBJECTS.length)]),
      ]),
    ),
    marks: readMarks(marks),
    notes: new Map(notes.map(([hex, at, line]): [number, Note] => [hex, { at, text: line }])),
    whatIf: { A: readSupposition(whatIf[0]), B: readSupposition(whatIf[1]) },
  };
}

const idsOf = (mask: number, from: number): readonly ClueId[] =>
  IDS.slice(from, from + SUBJECTS.length).filter((_, place) => (mask >> place) & 1);

const readMarks = (marks: WrittenMarks): Marks =>
  new Map(
    marks.flatMap(([hex, place]) => {
      const mark = MARKS[place];
      return mark ? [[hex, mark] as const] : [];
    }),
  );

const readSupposition = ({ clues, marks }: WrittenSupposition): Supposition => ({
  clues: new Map(
    clues.flatMap(([owner, place]) => {
      const clue = IDS[place];
      return clue ? [[owner, clue] as const] : [];
    }),
  ),
  marks: readMarks(marks),
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isWritten = (value: unknown): value is Written =>
  isFields(value) &&
  value.format === FORMAT &&
  isListOf(value.struck, isStruckLine) &&
  isListOf(value.marks, isMarkLine) &&
  isListOf(value.notes, isNoteLine) &&
  isListOf(value.whatIf, isSupposition) &&
  value.whatIf.length === 2;

const isSupposition = (value: unknown): value is WrittenSupposition =>
  isFields(value) && isListOf(value.clues, isSupposedLine) && isListOf(value.marks, isMarkLine);

const isBelow = (value: unknown, end: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;

const isStruckLine = (line: unknown): line is Written['struck'][number] =>
  Array.isArray(line) &&
  line.length === 3 &&
  isBelow(line[0], MAX_OWNERS) &&
  isBelow(line[1], 2 ** SUBJECTS.length) &&
  isBelow(line[2], 2 ** SUBJECTS.length);

const isMarkLine = (line: unknown): line is WrittenMarks[number] =>
  Array.isArray(line) &&
  line.length === 2 &&
  isBelow(line[0], HEX_COUNT) &&
  isBelow(line[1], MARKS.length);

const isNoteLine = (line: unknown): line is Written['notes'][number] =>
  Array.isArray(line) &&
  line.length === 3 &&
  isBelow(line[0], HEX_COUNT) &&
  isBelow(line[1], Number.MAX_SAFE_INTEGER) &&
  typeof line[2] === 'string' &&
  line[2].length <= MAX_NOTE_LETTERS;

const isSupposedLine = (line: unknown): line is WrittenSupposition['clues'][number] =>
  Array.isArray(line) &&
  line.length === 2 &&
  isBelow(line[0], MAX_OWNERS) &&
  isBelow(line[1], IDS.length);
