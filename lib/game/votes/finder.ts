import type { Hex } from '../../map/hexSet';
import type { Game } from '../game';
import { interpretTable, recordedTable } from '../record/recordedOrder';
import type { SeatNumber } from '../seats/seat';
import { endCallOf } from './motion';

/** The seat whose search of the space, or of any for null, is the latest recorded step and ended without a cube. */
export function recordedFinder(
  game: Pick<Game, 'players' | 'order' | 'record'>,
  space: Hex | null,
): SeatNumber | undefined {
  const { nextStep } = interpretTable(recordedTable(game));
  return nextStep.kind === 'found' && (space === null || space === nextStep.hex)
    ? nextStep.player + 1
    : undefined;
}

/**
 * The finder that an end call credits, stored with the game: interpreting a record is too slow for every view. The
 * searcher, if the record ends with that search, whichever seat called; otherwise the caller. Null without a call or if
 * the table gives up.
 */
export function finderOf(game: Game): SeatNumber | null {
  const call = endCallOf(game);
  if (!call?.found) return null;
  return recordedFinder(game, call.found.space) ?? call.by;
}
