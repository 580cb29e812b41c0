import type { Owner } from '@/lib/board/players';
import type { ClueId } from '@/lib/clues/clue';
import type { Hex } from '@/lib/map/hexSet';

/**
 * A player's private notes as an immutable value: clues crossed out in opponents' lists, and a mark and a note per
 * space. Changes that are only tried out are in pencil, and are kept or dropped all at once.
 */
export interface Notebook {
  /** Clues crossed out by hand. */
  readonly struck: Struck;
  readonly marks: Marks;
  readonly notes: ReadonlyMap<Hex, Note>;
  readonly pencil: Pencil;
}

/** Clues by owner. Owners without clues may be missing. */
export type Struck = ReadonlyMap<Owner, ReadonlySet<ClueId>>;

export const MARKS = ['perhaps', 'not', 'star', 'sure'] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = ReadonlyMap<Hex, Mark>;

export interface Note {
  readonly text: string;
  /** When it was written, in ms since 1970. */
  readonly at: number;
}

/**
 * In UTF-16 code units. So short that a note on every space still fits the seat's storage
 * (`lib/game/seats/seatNotebook`).
 */
export const MAX_NOTE_LETTERS = 60;

/** How the tried-out state differs from the notebook. */
export interface Pencil {
  readonly struck: Struck;
  readonly putBack: Struck;
  readonly marks: ReadonlyMap<Hex, PencilMark>;
}

/** The pencil marks for a space; "none" erases its mark. */
export const PENCIL_MARKS = [...MARKS, 'none'] as const;
export type PencilMark = (typeof PENCIL_MARKS)[number];

const NO_PENCIL: Pencil = { struck: new Map(), putBack: new Map(), marks: new Map() };

export const EMPTY_NOTEBOOK: Notebook = {
  struck: new Map(),
  marks: new Map(),
  notes: new Map(),
  pencil: NO_PENCIL,
};

export const isStruck = ({ struck }: Notebook, owner: Owner, clue: ClueId): boolean =>
  struck.get(owner)?.has(clue) === true;

/** Crosses a clue out in an owner's list, or undoes that. */
export function strike(notebook: Notebook, owner: Owner, clue: ClueId): Notebook {
  const theirs = new Set(notebook.struck.get(owner));
  if (!theirs.delete(clue)) theirs.add(clue);
  return { ...notebook, struck: withEntry(notebook.struck, owner, theirs) };
}

/** Crosses out `others` in an owner's list, but not `clue`. */
export function leaveOnly(
  notebook: Notebook,
  owner: Owner,
  clue: ClueId,
  others: Iterable<ClueId>,
): Notebook {
  const theirs = new Set([...(notebook.struck.get(owner) ?? []), ...others]);
  theirs.delete(clue);
  return { ...notebook, struck: withEntry(notebook.struck, owner, theirs) };
}

/** Marks a space; `undefined` erases the mark. */
export const mark = (notebook: Notebook, hex: Hex, value: Mark | undefined): Notebook => ({
  ...notebook,
  marks: withEntry(notebook.marks, hex, value),
});

/**
 * Sets the note on a space, cut to the maximum length, with spaces for control characters and lone surrogates. An empty
 * text deletes it.
 */
export function note(notebook: Notebook, hex: Hex, { text, at }: Note): Notebook {
  const line = text
    .trim()
    .slice(0, MAX_NOTE_LETTERS)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
  return {
    ...notebook,
    notes: withEntry(notebook.notes, hex, line === '' ? undefined : { text: line, at }),
  };
}

/** A change of the notebook by hand. */
export type Stroke = (notebook: Notebook) => Notebook;

export const hasPencil = ({ pencil: { struck, putBack, marks } }: Notebook): boolean =>
  struck.size + putBack.size + marks.size > 0;

/** Turns a stroke into one that is made in pencil. */
export const inPencil =
  (stroke: Stroke): Stroke =>
  notebook => {
    const { struck, marks } = notebook;
    const tried = stroke(keepPencil(notebook));
    const hexes = [...new Set([...marks.keys(), ...tried.marks.keys()])];
    return {
      ...notebook,
      pencil: {
        struck: without(tried.struck, struck),
        putBack: without(struck, tried.struck),
        marks: new Map(
          hexes
            .filter(hex => tried.marks.get(hex) !== marks.get(hex))
            .map(hex => [hex, tried.marks.get(hex) ?? 'none']),
        ),
      },
    };
  };

/** Applies the pencil marks to the notebook, even if that has changed since. */
export function keepPencil(notebook: Notebook): Notebook {
  const { pencil } = notebook;
  const struck = new Map(without(notebook.struck, pencil.putBack));
  for (const [owner, clues] of pencil.struck)
    struck.set(owner, new Set([...(struck.get(owner) ?? []), ...clues]));
  const marks = new Map(notebook.marks);
  for (const [hex, value] of pencil.marks) {
    if (value === 'none') marks.delete(hex);
    else marks.set(hex, value);
  }
  return { ...notebook, struck, marks, pencil: NO_PENCIL };
}

export const dropPencil: Stroke = notebook => ({ ...notebook, pencil: NO_PENCIL });

/** The clues that are in the first but not in the second. */
const without = (struck: Struck, others: Struck): Struck =>
  new Map(
    [...struck]
      .map(([owner, clues]) => {
        const left = [...clues].filter(clue => !others.get(owner)?.has(clue));
        return [owner, new Set(left)] as const;
      })
      .filter(([, clues]) => clues.size > 0),
  );

function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | undefined): ReadonlyMap<K, V> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
