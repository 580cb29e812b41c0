import {
  type BoardInput,
  type DeductionView,
  deductionView,
} from '@/lib/game/record/deductionView';
import {
  computeFrame,
  type ReplayFrame,
  type ReplayFrameInput,
} from '@/lib/game/record/replayFacts';
import { readStoredMap } from '@/lib/map/mapCode';
import { ok, type Result } from '@/lib/result';
import {
  type Contradiction,
  createDeducer,
  type DeduceLevel,
  type Deducer,
} from '@/lib/solver/deduce';

/** The worker's calls for deductions. They take a board, so they also serve server tables. */
export function phoneDeduction() {
  let mapCode: string | undefined;
  let deduce: Deducer | undefined;

  /** Consecutive boards are usually on the same map, so the last deducer is cached. */
  function deducerOn(code: string): Deducer {
    if (deduce === undefined || code !== mapCode) {
      mapCode = code;
      deduce = createDeducer(readStoredMap(code));
    }
    return deduce;
  }

  return {
    deduce: async (
      board: BoardInput,
      level: DeduceLevel,
    ): Promise<Result<DeductionView, Contradiction>> =>
      deductionView(deducerOn(board.mapCode), board, level),
    /** Computes one frame of the replay. */
    replayFrame: async (input: ReplayFrameInput): Promise<Result<ReplayFrame, never>> =>
      ok(computeFrame(deducerOn(input.mapCode), input)),
  };
}

export type PhoneDeduction = ReturnType<typeof phoneDeduction>;
