import { createPersisted, FORMAT, isListOf, isOneOf } from '@/app/_state/persisted';
import { ALL_CLUES, type ClueId, formatClue } from '@/lib/clues/clue';
import { type Fields, isFields, parseFields } from '@/lib/fields';
import { HEXES, type Hex, HexSet } from '@/lib/map/hexSet';
import { IDEAS, type Idea, type Progress } from '@/lib/puzzle/explain';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { GRADES, type Grade } from '@/lib/puzzle/puzzle';
import { packText, unpackText } from './packText';

/** What somebody has done of a puzzle on this phone. */
export interface Attempt {
  /** The puzzle. */
  readonly text: string;
  /** All clues struck out, by other player. */
  readonly struck: readonly (readonly ClueId[])[];
  readonly ruledOut: readonly Hex[];
  /** The steps that hints were about (`stepKey`); a hint that is asked for again counts once. */
  readonly hinted: readonly string[];
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
export const { use: usePuzzles, useIsUnsaved: useArePuzzlesUnsaved } = createPersisted<PuzzleState>(
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
  isListOf(value.hinted, (key): key is string => typeof key === 'string') &&
  typeof value.isSolved === 'boolean';

const begun = (text: string): Attempt => ({
  text,
  struck: [],
  ruledOut: [],
  hinted: [],
  isSolved: false,
});

export const attemptAt = ({ attempts }: Pick<PuzzleState, 'attempts'>, text: string) =>
  attempts.find(each => each.text === text);

/** Changes what is kept of a puzzle, which comes first then. */
export function changeAttempt(text: string, change: (attempt: Attempt) => Attempt): void {
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

/** The line of an exported file that has the puzzles: the format's number, then base64. */
const LINE = /^fieldbook-puzzles(\d{1,6}):([A-Za-z0-9+/=]+)$/m;

/** All that is kept of puzzles, as a line for a file; `undefined` if there is nothing. */
export async function packPuzzles(): Promise<string | undefined> {
  const { attempts, met } = usePuzzles.getState();
  if (attempts.length === 0) return undefined;
  return `fieldbook-puzzles${FORMAT}:${await packText(JSON.stringify({ attempts, met }))}`;
}

/**
 * Takes the puzzles in a file over, and returns how many are new or solved here now. What is solved on either phone is
 * solved; of others the copy that is here stays.
 */
export async function takePuzzles(file: string): Promise<number> {
  const [, format, body] = LINE.exec(file) ?? [];
  if (body === undefined || Number(format) !== FORMAT) return 0;
  const fields = parseFields((await unpackText(body)) ?? '') ?? {};
  const taken = readState({ ...EMPTY, attempts: fields.attempts, met: fields.met });
  if (taken === undefined) return 0;
  let better: readonly Attempt[] = [];
  usePuzzles.setState(({ attempts, met }) => {
    better = taken.attempts.filter(({ text, isSolved }) => {
      const here = attemptAt({ attempts }, text);
      return here === undefined || (isSolved && !here.isSolved);
    });
    const others = attempts.filter(({ text }) => !attemptAt({ attempts: better }, text));
    return {
      attempts: [...others, ...better].slice(0, MAX_ATTEMPTS),
      met: IDEAS.filter(idea => [...met, ...taken.met].includes(idea)),
    };
  });
  return better.length;
}
