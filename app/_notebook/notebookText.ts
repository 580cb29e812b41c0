import {
  MARKS,
  MAX_NOTE_LETTERS,
  type Note,
  type Notebook,
  PENCIL_MARKS,
  type PencilMark,
  type Struck,
} from '@/app/_board/notebook';
import { isListOf } from '@/app/_state/persisted';
import { ALL_CLUES, type ClueId, formatClue, SUBJECTS } from '@/lib/clues/clue';
import { isFields } from '@/lib/fields';
import { HEX_COUNT, type Hex } from '@/lib/map/hexSet';

/**
 * A notebook as JSON text, short enough to be stored with a seat: per owner, two 24-bit numbers with the struck
 * positive and negated clues; and one entry per mark and note. Pencil is written likewise.
 */
const FORMAT = 1;

/** Upper bound on the owners in a game. */
const MAX_OWNERS = 5;

interface Written {
  readonly format: typeof FORMAT;
  readonly struck: WrittenStruck;
  readonly marks: WrittenMarks;
  readonly notes: readonly (readonly [hex: number, at: number, text: string])[];
  readonly pencil: {
    readonly struck: WrittenStruck;
    readonly putBack: WrittenStruck;
    readonly marks: WrittenMarks;
  };
}
type WrittenStruck = readonly (readonly [owner: number, plain: number, negated: number])[];
type WrittenMarks = readonly (readonly [hex: number, mark: number])[];

const IDS = ALL_CLUES.map(formatClue);

export function formatNotebook({ struck, marks, notes, pencil }: Notebook): string {
  const written: Written = {
    format: FORMAT,
    struck: writeStruck(struck),
    marks: writeMarks(marks),
    notes: [...notes].map(([hex, { at, text }]) => [hex, at, text]),
    pencil: {
      struck: writeStruck(pencil.struck),
      putBack: writeStruck(pencil.putBack),
      marks: writeMarks(pencil.marks),
    },
  };
  return JSON.stringify(written);
}

const writeStruck = (struck: Struck): WrittenStruck =>
  [...struck]
    .filter(([, clues]) => clues.size > 0)
    .map(([owner, clues]) => [owner, bits(clues, 0), bits(clues, SUBJECTS.length)]);

const bits = (clues: ReadonlySet<ClueId>, from: number): number =>
  SUBJECTS.reduce((mask, _, place) => {
    const id = IDS[from + place];
    return id !== undefined && clues.has(id) ? mask | (1 << place) : mask;
  }, 0);

/** The marks that count have the same numbers in pencil. */
const writeMarks = (marks: ReadonlyMap<Hex, PencilMark>): WrittenMarks =>
  [...marks].map(([hex, mark]) => [hex, PENCIL_MARKS.indexOf(mark)]);

/** Parses a notebook; `undefined` if the text is damaged or was written by a newer app version. */
export function parseNotebook(text: string): Notebook | undefined {
  const written = readJson(text);
  if (!isWritten(written)) return undefined;
  const { struck, marks, notes, pencil } = written;
  return {
    struck: readStruck(struck),
    marks: readMarks(marks, MARKS),
    notes: new Map(notes.map(([hex, at, line]): [number, Note] => [hex, { at, text: line }])),
    pencil: {
      struck: readStruck(pencil.struck),
      putBack: readStruck(pencil.putBack),
      marks: readMarks(pencil.marks, PENCIL_MARKS),
    },
  };
}

const readStruck = (struck: WrittenStruck): Struck =>
  new Map(
    struck.map(([owner, plain, negated]) => [
      owner,
      new Set([...idsOf(plain, 0), ...idsOf(negated, SUBJECTS.length)]),
    ]),
  );

const idsOf = (mask: number, from: number): readonly ClueId[] =>
  IDS.slice(from, from + SUBJECTS.length).filter((_, place) => (mask >> place) & 1);

const readMarks = <M extends PencilMark>(
  written: WrittenMarks,
  marks: readonly M[],
): ReadonlyMap<Hex, M> =>
  new Map(
    written.flatMap(([hex, place]) => {
      const mark = marks[place];
      return mark ? [[hex, mark] as const] : [];
    }),
  );

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
  isPencil(value.pencil);

const isPencil = (value: unknown): value is Written['pencil'] =>
  isFields(value) &&
  isListOf(value.struck, isStruckLine) &&
  isListOf(value.putBack, isStruckLine) &&
  isListOf(value.marks, isPencilMarkLine);

const isBelow = (value: unknown, end: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;

const isStruckLine = (line: unknown): line is WrittenStruck[number] =>
  Array.isArray(line) &&
  line.length === 3 &&
  isBelow(line[0], MAX_OWNERS) &&
  isBelow(line[1], 2 ** SUBJECTS.length) &&
  isBelow(line[2], 2 ** SUBJECTS.length);

const isPencilMarkLine = (line: unknown): line is WrittenMarks[number] =>
  Array.isArray(line) &&
  line.length === 2 &&
  isBelow(line[0], HEX_COUNT) &&
  isBelow(line[1], PENCIL_MARKS.length);

const isMarkLine = (line: unknown): line is WrittenMarks[number] =>
  isPencilMarkLine(line) && line[1] < MARKS.length;

const isNoteLine = (line: unknown): line is Written['notes'][number] =>
  Array.isArray(line) &&
  line.length === 3 &&
  isBelow(line[0], HEX_COUNT) &&
  isBelow(line[1], Number.MAX_SAFE_INTEGER) &&
  typeof line[2] === 'string' &&
  line[2].length <= MAX_NOTE_LETTERS;
