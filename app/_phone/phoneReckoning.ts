import { type BoardAsked, type DeductionView, deductionView } from '@/lib/game/deductionView';
import { type FilmAsked, type FilmFrame, reckonFrame } from '@/lib/game/film';
import { readStoredMap } from '@/lib/map/mapCode';
import { ok, type Result } from '@/lib/result';
import { type Contradiction, type DeduceLevel, type Deducer, deducer } from '@/lib/solver/deduce';

/** What follows from a board, reckoned in the phone's own thread whoever keeps the game: no game is needed for it. */
export function phoneReckoning() {
  let mapCode: string | undefined;
  let deduce: Deducer | undefined;

  /** One board after another is mostly of the same map. */
  function deducerOn(code: string): Deducer {
    if (deduce === undefined || code !== mapCode) {
      mapCode = code;
      deduce = deducer(readStoredMap(code));
    }
    return deduce;
  }

  return {
    deduce: async (
      board: BoardAsked,
      level: DeduceLevel,
    ): Promise<Result<DeductionView, Contradiction>> =>
      deductionView(deducerOn(board.mapCode), board, level),
    /** One frame of the look back's film. */
    film: async (moment: FilmAsked): Promise<Result<FilmFrame, never>> =>
      ok(reckonFrame(deducerOn(moment.mapCode), moment)),
  };
}

export type PhoneReckoning = ReturnType<typeof phoneReckoning>;
