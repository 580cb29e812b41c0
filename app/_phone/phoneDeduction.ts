import type { Position } from '@/lib/board/position';
import { type ClueId, parseClue } from '@/lib/clues/clue';
import { computeFrame, type ReplayFrame } from '@/lib/game/record/replayFacts';
import type { Hex } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { makePuzzle } from '@/lib/puzzle/makePuzzle';
import { formatPuzzle, type Grade } from '@/lib/puzzle/puzzle';
import { ok, type Result, refused } from '@/lib/result';
import {
  type Contradiction,
  createDeducer,
  type DeduceLevel,
  type Deducer,
  type Deduction,
} from '@/lib/solver/deduce';
import { type FairSetCounts, findFairSets } from '@/lib/solver/fairSets';
import { type Repair, repairsOf } from '@/lib/solver/repairs';

/** The worker's calls for deductions, puzzles and cards. They take a position or a seed, so they also serve server tables. */
export function phoneDeduction() {
  let mapCode: string | undefined;
  let deduce: Deducer | undefined;

  /** Consecutive positions are usually on the same map, so the last deducer is cached. */
  function deducerOn(code: string): Deducer {
    if (deduce === undefined || code !== mapCode) {
      mapCode = code;
      deduce = createDeducer(readStoredMap(code));
    }
    return deduce;
  }

  return {
    async deduce(
      position: Position,
      level: DeduceLevel,
    ): Promise<Result<Deduction, Contradiction>> {
      const deduced = deducerOn(position.mapCode)(position, level);
      return deduced.ok ? deduced : refused(deduced.error());
    },
    /** How many fair deals a map has. */
    countFairSets: async (mapCode: string): Promise<Result<FairSetCounts, never>> =>
      ok(findFairSets(readStoredMap(mapCode)).counts()),
    /** Makes a puzzle, as its text. */
    makePuzzle: async (grade: Grade, seed: string): Promise<Result<string, never>> =>
      ok(formatPuzzle(makePuzzle(grade, seed).puzzle)),
    /** The single changes that make a card fair. */
    repairs: async (
      mapCode: string,
      clues: readonly ClueId[],
      stated: Hex | undefined,
    ): Promise<Result<readonly Repair[], never>> =>
      ok(
        repairsOf(
          readStoredMap(mapCode),
          clues.flatMap(id => parseClue(id) ?? []),
          stated,
        ),
      ),
    /** Computes one frame of the replay. */
    replayFrame: async (position: Position): Promise<Result<ReplayFrame, never>> =>
      ok(computeFrame(deducerOn(position.mapCode), position)),
  };
}

export type PhoneDeduction = ReturnType<typeof phoneDeduction>;
