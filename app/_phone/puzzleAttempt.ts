import { createPersisted } from '@/app/_state/persisted';
import type { Owner } from '@/lib/board/players';
import type { ClueId } from '@/lib/clues/clue';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import type { Progress } from '@/lib/puzzle/explain';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import {
  type Attempt,
  attemptAt,
  isAttempt,
  keep,
  type Solved,
  useIsListUnsaved,
  usePuzzles,
} from './puzzleStore';

interface OpenAttempt {
  readonly attempt: Attempt | null;
}

/** The attempt at the current puzzle. Stored separately, so that a stroke writes only this one. */
export const { use: useOpenAttempt, useIsUnsaved } = createPersisted<OpenAttempt>(
  { attempt: null },
  {
    name: 'fieldbook-attempt',
    storage: 'localStorage',
    read: ({ attempt }) => (attempt === null || isAttempt(attempt) ? { attempt } : undefined),
  },
);

export function useArePuzzlesUnsaved(): boolean {
  const isListUnsaved = useIsListUnsaved();
  return useIsUnsaved() || isListUnsaved;
}

/** The stored attempt at a puzzle. A solved puzzle that was started over counts as unsolved. */
export function useAttempt(text: string): Attempt | Solved | undefined {
  const open = useOpenAttempt(({ attempt }) => attempt);
  const kept = usePuzzles(state => attemptAt(state, text));
  return open?.text === text ? open : kept;
}

const begun = (text: string): Attempt => ({
  text,
  struck: [],
  ruledOut: [],
  hinted: [],
  looks: 0,
  wrong: 0,
  isSolved: false,
});

/** Changes the attempt at a puzzle, starting one if necessary. An attempt at another puzzle moves to the list. */
export function changeAttempt(text: string, change: (attempt: Attempt) => Attempt): void {
  // If storage was full, retry the last write of the list.
  if (useIsListUnsaved.getState()) keep();
  useOpenAttempt.setState(({ attempt }) => {
    if (attempt?.text === text) return { attempt: change(attempt) };
    if (attempt) putAside(attempt);
    const kept = attemptAt(usePuzzles.getState(), text);
    keep(kept ?? begun(text));
    return { attempt: change(kept?.isSolved === false ? kept : begun(text)) };
  });
}

/** Moves an attempt to the list, unless the puzzle was solved before: then the list keeps that solution. */
function putAside(attempt: Attempt): void {
  if (!attemptAt(usePuzzles.getState(), attempt.text)?.isSolved) keep(attempt);
}

/** Clues and spaces that are crossed out, or restored, together. */
export interface Stroke {
  readonly isOut: boolean;
  readonly clues: readonly { readonly owner: Owner; readonly id: ClueId }[];
  readonly spaces: readonly Hex[];
}

type Struck = Pick<Attempt, 'struck' | 'ruledOut'>;

export const isStruck = (attempt: Struck | undefined, owner: Owner, id: ClueId): boolean =>
  attempt?.struck[owner - 1]?.includes(id) === true;

/** The part of a stroke that changes something. */
export const effectOf = (attempt: Struck | undefined, stroke: Stroke): Stroke => ({
  isOut: stroke.isOut,
  clues: stroke.clues.filter(({ owner, id }) => isStruck(attempt, owner, id) !== stroke.isOut),
  spaces: stroke.spaces.filter(hex => (attempt?.ruledOut.includes(hex) === true) !== stroke.isOut),
});

/** Crosses out clues and spaces, or restores them. */
export const applyStroke = (text: string, { isOut, clues, spaces }: Stroke): void =>
  changeAttempt(text, attempt => {
    const length = Math.max(attempt.struck.length, ...clues.map(({ owner }) => owner));
    const struck = Array.from({ length }, (_, index) => {
      const ids = clues.filter(({ owner }) => owner === index + 1).map(({ id }) => id);
      const others = (attempt.struck[index] ?? []).filter(id => !ids.includes(id));
      return isOut ? [...others, ...ids] : others;
    });
    const others = attempt.ruledOut.filter(hex => !spaces.includes(hex));
    return { ...attempt, struck, ruledOut: isOut ? [...others, ...spaces] : others };
  });

/** Counts one look or one wrong answer. */
export const countOne = (text: string, what: 'looks' | 'wrong'): void =>
  changeAttempt(text, attempt => ({ ...attempt, [what]: attempt[what] + 1 }));

/** Starts a solved puzzle over. */
export const solveAgain = (text: string): void => changeAttempt(text, () => begun(text));

/** Ends an attempt. If the puzzle was solved before, the figures of its first solution stay. */
export function markSolved(text: string): void {
  changeAttempt(text, attempt => attempt);
  useOpenAttempt.setState(({ attempt }) => {
    if (attempt?.text !== text) return {};
    const before = attemptAt(usePuzzles.getState(), text);
    keep(before?.isSolved ? before : solvedBy(attempt));
    return { attempt: null };
  });
}

const solvedBy = ({ text, struck, ruledOut, hinted, looks, wrong }: Attempt): Solved => ({
  text,
  clues: struck.flat().length,
  spaces: ruledOut.length,
  hints: hinted.length,
  looks,
  wrong,
  isSolved: true,
});

/** The progress after an attempt's strokes. */
export const progressOf = (
  { start }: Pick<OpenPuzzle, 'start'>,
  attempt: Struck | undefined,
): Progress => ({
  lists: start.map((list, index) => list.filter(({ id }) => !isStruck(attempt, index + 1, id))),
  ruledOut: HexSet.of(attempt?.ruledOut ?? []),
});
