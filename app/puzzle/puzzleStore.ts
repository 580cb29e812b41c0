import { createPersisted, type Fields, isFields, isListOf, isOneOf } from '@/app/_state/persisted';
import { ALL_CLUES, type ClueId, formatClue } from '@/lib/clues/clue';
import { HEXES, type Hex, HexSet } from '@/lib/map/hexSet';
import { IDEAS, type Idea, type Progress } from '@/lib/puzzle/explain';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { GRADES, type Grade } from '@/lib/puzzle/puzzle';

/** What somebody has done of a puzzle on this phone. */
export interface Attempt {
  /** The puzzle. */
  readonly text: string;
  /** All clues struck out, by other player. */
  readonly struck: readonly (readonly ClueId[])[];
  readonly ruledOut: readonly Hex[];
  /** The steps, by number, whose idea a hint has told. */
  readonly hints: number;
  readonly isSolved: boolean;
}

interface PuzzleState {
  /** Newest first. */
  readonly attempts: readonly Attempt[];
  /** An answer counts once the lists leave nothing else. */
  readonly mustProve: boolean;
  /** The next puzzle of each grade, so that it opens at once. */
  readonly ready: Readonly<Partial<Record<Grade, string>>>;
  /** The ideas that solved puzzles took. */
  readonly met: readonly Idea[];
}

/** Two years of days, and as many others. */
const MAX_ATTEMPTS = 1500;

const EMPTY: PuzzleState = { attempts: [], mustProve: false, ready: {}, met: [] };

/** Kept on this phone only. */
export const { use: usePuzzles, rehydrate: rehydratePuzzles } = createPersisted<PuzzleState>(
  EMPTY,
  {
    name: 'fieldbook-puzzles',
    storage: 'localStorage',
    read: readState,
  },
);

function readState({ attempts, mustProve, ready, met }: Fields): PuzzleState | undefined {
  if (!isListOf(attempts, isAttempt) || typeof mustProve !== 'boolean' || !isFields(ready))
    return undefined;
  if (!isListOf(met, (value): value is Idea => isOneOf(value, IDEAS))) return undefined;
  const kept = GRADES.flatMap(grade => {
    const text = ready[grade];
    return typeof text === 'string' ? [[grade, text] as const] : [];
  });
  return { attempts, mustProve, ready: Object.fromEntries(kept), met };
}

const CLUE_IDS = ALL_CLUES.map(formatClue);

const isAttempt = (value: unknown): value is Attempt =>
  isFields(value) &&
  typeof value.text === 'string' &&
  isListOf(value.struck, (list): list is ClueId[] =>
    isListOf(list, (id): id is ClueId => isOneOf(id, CLUE_IDS)),
  ) &&
  isListOf(value.ruledOut, (hex): hex is Hex => isOneOf(hex, HEXES)) &&
  Number.isInteger(value.hints) &&
  typeof value.isSolved === 'boolean';

const begun = (text: string): Attempt => ({
  text,
  struck: [],
  ruledOut: [],
  hints: 0,
  isSolved: false,
});

export const attemptAt = ({ attempts }: Pick<PuzzleState, 'attempts'>, text: string) =>
  attempts.find(each => each.text === text);

/** Changes what is kept of a puzzle, which comes first then. Rereads it first: another tab may have changed it. */
export function changeAttempt(text: string, change: (attempt: Attempt) => Attempt): void {
  rehydratePuzzles();
  usePuzzles.setState(state => {
    const attempt = change(attemptAt(state, text) ?? begun(text));
    const others = state.attempts.filter(each => each.text !== text);
    return { attempts: [attempt, ...others].slice(0, MAX_ATTEMPTS) };
  });
}

/** Strikes clues of a player out, or puts them back. */
export const setStruck = (
  text: string,
  owner: number,
  ids: readonly ClueId[],
  isOut: boolean,
): void =>
  changeAttempt(text, attempt => {
    const struck = Array.from({ length: Math.max(owner, attempt.struck.length) }, (_, index) => {
      const before = attempt.struck[index] ?? [];
      if (index !== owner - 1) return before;
      const others = before.filter(id => !ids.includes(id));
      return isOut ? [...others, ...ids] : others;
    });
    return { ...attempt, struck };
  });

/** Strikes a space out, or puts it back. */
export const setRuledOut = (text: string, hex: Hex, isOut: boolean): void =>
  changeAttempt(text, attempt => {
    const others = attempt.ruledOut.filter(each => each !== hex);
    return { ...attempt, ruledOut: isOut ? [...others, hex] : others };
  });

export function markSolved(text: string, ideas: readonly Idea[]): void {
  changeAttempt(text, attempt => ({ ...attempt, isSolved: true }));
  usePuzzles.setState(({ met }) => ({
    met: IDEAS.filter(idea => [...met, ...ideas].includes(idea)),
  }));
}

/** What the strokes leave. */
export const progressOf = (
  { start }: Pick<OpenPuzzle, 'start'>,
  attempt: Pick<Attempt, 'struck' | 'ruledOut'> | undefined,
): Progress => ({
  lists: start.map((list, index) => list.filter(({ id }) => !attempt?.struck[index]?.includes(id))),
  ruledOut: HexSet.of(attempt?.ruledOut ?? []),
});
