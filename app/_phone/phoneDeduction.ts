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

/** What follows from a board, reckoned in the phone's own thread whoever keeps the game: no game is needed for it. */
export function phoneDeduction() {
  let mapCode: string | undefined;
  let deduce: Deducer | undefined;

  /** One board after another is mostly of the same map. */
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
    /** One frame of the look back's replay. */
    replayFrame: async (input: ReplayFrameInput): Promise<Result<ReplayFrame, never>> =>
      ok(computeFrame(deducerOn(input.mapCode), input)),
  };
}

export type PhoneDeduction = ReturnType<typeof phoneDeduction>;
