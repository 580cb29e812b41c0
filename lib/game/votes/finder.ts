import type { Game } from '../game';
import { interpretTable } from '../record/recordedOrder';
import type { SeatNumber } from '../seats/seat';
import { endCallOf } from './motion';

/**
 * The finder that an end call credits, stored with the game: reading a whole record is too slow for every view. The searcher, if the record ends with that
 * search, whichever seat called; otherwise the caller. Null without a call or if the table gives up.
 */
export function finderOf(game: Game): SeatNumber | null {
  const call = endCallOf(game);
  if (!call?.found) return null;
  const { nextStep } = interpretTable({ ...game, record: game.record ?? [] });
  const { space } = call.found;
  const isRecorded = nextStep.kind === 'found' && (space === null || space === nextStep.hex);
  return isRecorded ? nextStep.player + 1 : call.by;
}
