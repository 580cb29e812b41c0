import type { Owner } from '@/lib/board/pieces';
import type { ClueId } from '@/lib/clues/clue';
import type { Hex } from '@/lib/map/hexSet';

/**
 * A player's private notes as an immutable value: clues struck out of opponents' lists, and a mark and a note per
 * space. What-ifs are separate layers with marks of their own, which can be wiped at once.
 */
export interface Notebook {
  /** Clues struck out by hand, by owner. Owners without any may be missing. */
  readonly struck: ReadonlyMap<Owner, ReadonlySet<ClueId>>;
  readonly marks: Marks;
  readonly notes: ReadonlyMap<Hex, Note>;
  readonly whatIf: Readonly<Record<WhatIf, Supposition>>;
}

export const MARKS = ['perhaps', 'not', 'star', 'sure'] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = ReadonlyMap<Hex, Mark>;

export interface Note {
  readonly text: string;
  /** When it was written, in ms since 1970. */
  readonly at: number;
}

/**
 * In UTF-16 code units. One line, so that a note on every space still fits the seat's storage
 * (`lib/game/seats/seatNotebook`).
 */
export const MAX_NOTE_LETTERS = 60;

export const WHAT_IFS = ['A', 'B'] as const;
type WhatIf = (typeof WHAT_IFS)[number];
/** The real game, or one of the what-ifs. */
export type Layer = 'as-is' | WhatIf;

export interface Supposition {
  /** At most one clue per owner. */
  readonly clues: ReadonlyMap<Owner, ClueId>;
  readonly marks: Marks;
}

const NOTHING: Supposition = { clues: new Map(), marks: new Map() };

export const EMPTY_NOTEBOOK: Notebook = {
  struck: new Map(),
  marks: new Map(),
  notes: new Map(),
  whatIf: { A: NOTHING, B: NOTHING },
};

export const isStruck = ({ struck }: Notebook, owner: Owner, clue: ClueId): boolean =>
  struck.get(owner)?.has(clue) === true;

/** Strikes a clue out of an owner's list, or undoes that. */
export function strike(notebook: Notebook, owner: Owner, clue: ClueId): Notebook {
  const theirs = new Set(notebook.struck.get(owner));
  if (!theirs.delete(clue)) theirs.add(clue);
  return { ...notebook, struck: withEntry(notebook.struck, owner, theirs) };
}

export const marksOf = (notebook: Notebook, layer: Layer): Marks =>
  layer === 'as-is' ? notebook.marks : notebook.whatIf[layer].marks;

/** Marks a space on a layer; `undefined` erases the mark. */
export function mark(
  notebook: Notebook,
  layer: Layer,
  hex: Hex,
  value: Mark | undefined,
): Notebook {
  const marks = withEntry(marksOf(notebook, layer), hex, value);
  if (layer === 'as-is') return { ...notebook, marks };
  return withLayer(notebook, layer, { ...notebook.whatIf[layer], marks });
}

/**
 * Sets the note on a space, cut to the maximum length and without control characters and broken surrogates. An empty
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

/** Assumes that an owner has a clue. Passing the clue that is already assumed undoes that. */
export function suppose(notebook: Notebook, layer: WhatIf, owner: Owner, clue: ClueId): Notebook {
  const { clues, marks } = notebook.whatIf[layer];
  const assumed = clues.get(owner) === clue ? undefined : clue;
  return withLayer(notebook, layer, { clues: withEntry(clues, owner, assumed), marks });
}

export const clearLayer = (notebook: Notebook, layer: WhatIf): Notebook =>
  withLayer(notebook, layer, NOTHING);

const withLayer = (notebook: Notebook, layer: WhatIf, content: Supposition): Notebook => ({
  ...notebook,
  whatIf: { ...notebook.whatIf, [layer]: content },
});

function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | undefined): ReadonlyMap<K, V> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
