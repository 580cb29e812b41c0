import type { ClueId } from '@/lib/clues/clue';
import type { Hex } from '@/lib/map/hexSet';
import type { Owner } from '@/lib/play/pieces';

/**
 * What a player writes down for themselves, as a value. Clues are struck out of an opponent's list; spaces bear a
 * mark and a note. What is tried out stands on a layer of its own, with its marks, and is wiped off at once.
 */
export interface Notebook {
  /** By owner, the clues struck out by hand; those of whom nothing is struck may be missing. */
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
  /** When it was written. In ms since 1970. */
  readonly at: number;
}

/** A note is a line: so a note on every space still fits what a seat keeps (`lib/game/notebook`). */
export const MOST_NOTE_LETTERS = 60;

export const WHAT_IFS = ['A', 'B'] as const;
export type WhatIf = (typeof WHAT_IFS)[number];
/** Things as they are, or as they would be. */
export type Layer = 'as-is' | WhatIf;

export interface Supposition {
  /** At most one clue an owner. */
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

/** Strikes a clue out of an owner's list, or takes the stroke back. */
export function strike(notebook: Notebook, owner: Owner, clue: ClueId): Notebook {
  const theirs = new Set(notebook.struck.get(owner));
  if (!theirs.delete(clue)) theirs.add(clue);
  return { ...notebook, struck: withEntry(notebook.struck, owner, theirs) };
}

export const marksOf = (notebook: Notebook, layer: Layer): Marks =>
  layer === 'as-is' ? notebook.marks : notebook.whatIf[layer].marks;

/** Marks a space on a layer, or rubs its mark out. */
export function mark(notebook: Notebook, layer: Layer, hex: Hex, its: Mark | undefined): Notebook {
  const marks = withEntry(marksOf(notebook, layer), hex, its);
  if (layer === 'as-is') return { ...notebook, marks };
  return withLayer(notebook, layer, { ...notebook.whatIf[layer], marks });
}

/** Writes a line on a space, cut to what fits, of whole letters that are seen; an empty one rubs it out. */
export function note(notebook: Notebook, hex: Hex, { text, at }: Note): Notebook {
  const line = text
    .trim()
    .slice(0, MOST_NOTE_LETTERS)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
  return {
    ...notebook,
    notes: withEntry(notebook.notes, hex, line === '' ? undefined : { text: line, at }),
  };
}

/** Supposes that an owner has a clue; of the one that is supposed already, no more. */
export function suppose(notebook: Notebook, layer: WhatIf, owner: Owner, clue: ClueId): Notebook {
  const { clues, marks } = notebook.whatIf[layer];
  const its = clues.get(owner) === clue ? undefined : clue;
  return withLayer(notebook, layer, { clues: withEntry(clues, owner, its), marks });
}

export const wipe = (notebook: Notebook, layer: WhatIf): Notebook =>
  withLayer(notebook, layer, NOTHING);

const withLayer = (notebook: Notebook, layer: WhatIf, its: Supposition): Notebook => ({
  ...notebook,
  whatIf: { ...notebook.whatIf, [layer]: its },
});

function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | undefined): ReadonlyMap<K, V> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
