import type { ClueId } from '@/lib/clues/clue';
import type { Hex } from '@/lib/map/hexSet';
import type { Marks, Note, Notebook, Supposition } from './notebook';

/** A note that was written on both sides since they parted: one of them is mine, and this is the other. */
export interface OtherNote {
  readonly hex: Hex;
  readonly text: string;
  readonly at: number;
}

export interface Merged {
  readonly notebook: Notebook;
  /** Notes of theirs in whose place mine stand: somebody is to be asked. */
  readonly others: readonly OtherNote[];
}

/**
 * Brings together two notebooks that come from one: each clue and each space by itself. What one side changed is
 * taken; where both did, mine stands.
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
      const [was, ours, its] = [flags(base, owner), flags(mine, owner), flags(theirs, owner)];
      return [owner, new Set(mergeMaps(was, ours, its).merged.keys())];
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
    const [was, ours, its] = [base.get(key), mine.get(key), theirs.get(key)];
    const isOurs = !isSame(ours, was);
    if (isOurs && !isSame(its, was) && !isSame(ours, its)) clashes.push(key);
    const value = isOurs ? ours : its;
    if (value !== undefined) merged.set(key, value);
  }
  return { merged, clashes };
}
