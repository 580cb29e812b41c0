import {
  MAX_NOTE_LETTERS,
  type Note,
  type Notebook,
  PENCIL_MARKS,
  type Pencil,
  type PencilMark,
  type Struck,
} from '@/app/_board/notebook';
import { isListOf, isOneOf } from '@/app/_state/persisted';
import type { Owner } from '@/lib/board/players';
import { ALL_CLUES, type ClueId, formatClue } from '@/lib/clues/clue';
import { isFields } from '@/lib/fields';
import { HEXES, type Hex } from '@/lib/map/hexSet';

/**
 * A notebook as JSON text, short enough to be stored with a seat. Clues and marks are stored by name, not by number, so
 * that a clue added later does not change which ones are crossed out.
 */
const FORMAT = 1;

/** All owners that a game can have. */
const OWNERS: readonly Owner[] = [0, 1, 2, 3, 4];

interface Written {
  readonly format: typeof FORMAT;
  readonly clues: readonly WrittenClue[];
  readonly marks: readonly WrittenMark[];
  readonly notes: readonly (readonly [hex: Hex, at: number, text: string])[];
}
/** One entry per clue, even if it is in several lists: its name is longer than all its owners. */
type WrittenClue = readonly [
  clue: ClueId,
  struck: readonly Owner[],
  inPencil: readonly Owner[],
  putBack: readonly Owner[],
];
type WrittenMark = readonly [mark: PencilMark, on: readonly Hex[], inPencil: readonly Hex[]];

const CLUE_IDS = ALL_CLUES.map(formatClue);

export function formatNotebook({ struck, marks, notes, pencil }: Notebook): string {
  const ownersIn = (lists: Struck, id: ClueId) => OWNERS.filter(owner => lists.get(owner)?.has(id));
  const spacesWith = (map: Pencil['marks'], mark: PencilMark) =>
    HEXES.filter(hex => map.get(hex) === mark);
  const written: Written = {
    format: FORMAT,
    clues: CLUE_IDS.map(
      (id): WrittenClue => [
        id,
        ownersIn(struck, id),
        ownersIn(pencil.struck, id),
        ownersIn(pencil.putBack, id),
      ],
    ).filter(([, ...lists]) => lists.some(({ length }) => length > 0)),
    marks: PENCIL_MARKS.map(
      (mark): WrittenMark => [mark, spacesWith(marks, mark), spacesWith(pencil.marks, mark)],
    ).filter(([, ...lists]) => lists.some(({ length }) => length > 0)),
    notes: [...notes].map(([hex, { at, text }]) => [hex, at, text]),
  };
  return JSON.stringify(written);
}

/** Parses a notebook; `undefined` if the text is damaged or was written by a newer app version. */
export function parseNotebook(text: string): Notebook | undefined {
  const written = readJson(text);
  if (!isWritten(written)) return undefined;
  const { clues, marks, notes } = written;
  return {
    struck: readStruck(clues.map(([id, owners]) => [id, owners])),
    marks: new Map(
      marks.flatMap(([mark, on]) => (mark === 'none' ? [] : on.map(hex => [hex, mark] as const))),
    ),
    notes: new Map(notes.map(([hex, at, line]): [Hex, Note] => [hex, { at, text: line }])),
    pencil: {
      struck: readStruck(clues.map(([id, , owners]) => [id, owners])),
      putBack: readStruck(clues.map(([id, , , owners]) => [id, owners])),
      marks: new Map(marks.flatMap(([mark, , on]) => on.map(hex => [hex, mark] as const))),
    },
  };
}

const readStruck = (clues: readonly (readonly [ClueId, readonly Owner[]])[]): Struck =>
  new Map(
    OWNERS.map(owner => {
      const theirs = clues.filter(([, owners]) => owners.includes(owner));
      return [owner, new Set(theirs.map(([id]) => id))] as const;
    }).filter(([, ids]) => ids.size > 0),
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
  isListOf(value.clues, isClueLine) &&
  isListOf(value.marks, isMarkLine) &&
  isListOf(value.notes, isNoteLine);

const isOwner = (value: unknown): value is Owner => isOneOf(value, OWNERS);
const isHex = (value: unknown): value is Hex => isOneOf(value, HEXES);

const isClueLine = (line: unknown): line is WrittenClue =>
  Array.isArray(line) &&
  line.length === 4 &&
  isOneOf(line[0], CLUE_IDS) &&
  line.slice(1).every(owners => isListOf(owners, isOwner));

const isMarkLine = (line: unknown): line is WrittenMark =>
  Array.isArray(line) &&
  line.length === 3 &&
  isOneOf(line[0], PENCIL_MARKS) &&
  line.slice(1).every(hexes => isListOf(hexes, isHex));

const isNoteLine = (line: unknown): line is Written['notes'][number] =>
  Array.isArray(line) &&
  line.length === 3 &&
  isHex(line[0]) &&
  Number.isSafeInteger(line[1]) &&
  line[1] >= 0 &&
  typeof line[2] === 'string' &&
  line[2].length <= MAX_NOTE_LETTERS;
