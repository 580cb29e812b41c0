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

/** The other side's version of a note that both sides have changed since their common base. */
export interface ConflictingNote {
  readonly hex: Hex;
  readonly text: string;
  readonly at: number;
}

interface Merged {
  readonly notebook: Notebook;
  /** The other side's versions of notes that both sides changed: mine won for now, and the user must decide. */
  readonly others: readonly ConflictingNote[];
}

/**
 * Three-way merge of two notebooks with a common base, separately for each clue and each space. A change on one side
 * wins; if both sides changed something, mine wins.
 */
export function mergeNotebooks(base: Notebook, mine: Notebook, theirs: Notebook): Merged {
  const notes = mergeMaps(base.notes, mine.notes, theirs.notes, isSameNote);
  const whatIf = (layer: 'A' | 'B') =>
    mergeSuppositions(base.whatIf[layer], mine.whatIf[layer], theirs.whatIf[layer]);
  return {
    notebook: {
      struck: mergeStruck(base.struck, mine.struck, theirs.struck),
      marks: mergeMarks(base.marks, mine.marks, theirs.marks),
      notes: notes.merged,
      whatIf: { A: whatIf('A'), B: whatIf('B') },
    },
    others: notes.clashes.flatMap(hex => {
      const other = theirs.notes.get(hex);
      return other === undefined ? [] : [{ hex, ...other }];
    }),
  };
}

type Struck = Notebook['struck'];

function mergeStruck(base: Struck, mine: Struck, theirs: Struck): Struck {
  const owners = [...new Set([base, mine, theirs].flatMap(each => [...each.keys()]))];
  const flags = (of: Struck, owner: number) =>
    new Map([...(of.get(owner) ?? [])].map((clue): [ClueId, true] => [clue, true]));
  return new Map(
    owners.map(owner => {
      const [was, own, other] = [flags(base, owner), flags(mine, owner), flags(theirs, owner)];
      return [owner, new Set(mergeMaps(was, own, other).merged.keys())];
    }),
  );
}

const mergeMarks = (base: Marks, mine: Marks, theirs: Marks): Marks =>
  mergeMaps(base, mine, theirs).merged;

const mergeSuppositions = (
  base: Supposition,
  mine: Supposition,
  theirs: Supposition,
): Supposition => ({
  clues: mergeMaps(base.clues, mine.clues, theirs.clues).merged,
  marks: mergeMarks(base.marks, mine.marks, theirs.marks),
});

const isSameNote = (one: Note | undefined, other: Note | undefined): boolean =>
  one?.text === other?.text;

type Same<V> = (one: V | undefined, other: V | undefined) => boolean;

function mergeMaps<K, V>(
  base: ReadonlyMap<K, V>,
  mine: ReadonlyMap<K, V>,
  theirs: ReadonlyMap<K, V>,
  isSame: Same<V> = Object.is,
): { readonly merged: ReadonlyMap<K, V>; readonly clashes: readonly K[] } {
  const merged = new Map<K, V>();
  const clashes: K[] = [];
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)];
    const isOwnChange = !isSame(own, was);
    if (isOwnChange && !isSame(other, was) && !isSame(own, other)) clashes.push(key);
    const value = isOwnChange ? own : other;
    if (value !== undefined) merged.set(key, value);
  }
  return { merged, clashes };
}
