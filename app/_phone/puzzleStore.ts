import { createPersisted, isListOf, isOneOf } from '@/app/_state/persisted';
import { ALL_CLUES, type ClueId, formatClue } from '@/lib/clues/clue';
import { type Fields, isFields } from '@/lib/fields';
import { HEXES, type Hex } from '@/lib/map/hexSet';
import { GRADES, type Grade } from '@/lib/puzzle/puzzle';

/** A puzzle that was begun on this phone. */
export interface Attempt {
  /** The puzzle's text. */
  readonly text: string;
  /** The crossed-out clues, by other player. */
  readonly struck: readonly (readonly ClueId[])[];
  readonly ruledOut: readonly Hex[];
  /** The steps that hints have shown (`stepKey`); a repeated hint counts once. */
  readonly hinted: readonly string[];
  /** How often clues of several players were selected together, and how many answers were wrong. */
  readonly looks: number;
  readonly wrong: number;
  readonly isSolved: false;
}

/** A solved puzzle, with the figures of its first solution. */
export interface Solved {
  readonly text: string;
  /** How many clues and spaces were crossed out, and how many hints were used. */
  readonly clues: number;
  readonly spaces: number;
  readonly hints: number;
  readonly looks: number;
  readonly wrong: number;
  readonly isSolved: true;
}

interface PuzzleState {
  /** Newest first. The strokes of the current puzzle are in `puzzleAttempt`. */
  readonly attempts: readonly (Attempt | Solved)[];
  /** The next puzzle of each grade, so that it opens at once. */
  readonly ready: Readonly<Partial<Record<Grade, string>>>;
}

/** Two years of daily puzzles, and as many others. */
const MAX_ATTEMPTS = 1500;

const EMPTY: PuzzleState = { attempts: [], ready: {} };

/** Stored only on this phone. */
export const { use: usePuzzles, useIsUnsaved: useIsListUnsaved } = createPersisted<PuzzleState>(
  EMPTY,
  {
    name: 'fieldbook-puzzles',
    storage: 'localStorage',
    read: readState,
  },
);

function readState({ attempts, ready }: Fields): PuzzleState | undefined {
  if (!isListOf(attempts, isAttemptOrSolved) || !isFields(ready)) return undefined;
  const kept = GRADES.flatMap(grade => {
    const text = ready[grade];
    return typeof text === 'string' ? [[grade, text] as const] : [];
  });
  return { attempts, ready: Object.fromEntries(kept) };
}

const CLUE_IDS = ALL_CLUES.map(formatClue);
export const isClueId = (id: unknown): id is ClueId => isOneOf(id, CLUE_IDS);
export const isHex = (hex: unknown): hex is Hex => isOneOf(hex, HEXES);

const areCounts = (...values: readonly unknown[]) => values.every(Number.isSafeInteger);

export const isAttempt = (value: unknown): value is Attempt =>
  isFields(value) &&
  typeof value.text === 'string' &&
  isListOf(value.struck, (list): list is ClueId[] => isListOf(list, isClueId)) &&
  isListOf(value.ruledOut, isHex) &&
  isListOf(value.hinted, (key): key is string => typeof key === 'string') &&
  areCounts(value.looks, value.wrong) &&
  value.isSolved === false;

const isAttemptOrSolved = (value: unknown): value is Attempt | Solved =>
  isAttempt(value) ||
  (isFields(value) &&
    typeof value.text === 'string' &&
    areCounts(value.clues, value.spaces, value.hints, value.looks, value.wrong) &&
    value.isSolved === true);

export const attemptAt = ({ attempts }: Pick<PuzzleState, 'attempts'>, text: string) =>
  attempts.find(each => each.text === text);

/** Puts these attempts first, replacing those at the same puzzles. */
export function keep(...kept: PuzzleState['attempts']): void {
  usePuzzles.setState(({ attempts }) => {
    const others = attempts.filter(({ text }) => !attemptAt({ attempts: kept }, text));
    return { attempts: [...kept, ...others].slice(0, MAX_ATTEMPTS) };
  });
}

/** Validates the attempts in a file; `undefined` if they are damaged. */
export const readAttempts = (attempts: unknown): PuzzleState['attempts'] | undefined =>
  isListOf(attempts, isAttemptOrSolved) ? attempts : undefined;
