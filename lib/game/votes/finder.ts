import { interpretRecord } from '../../play/interpretRecord';
import type { Game } from '../game';
import type { SeatNumber } from '../seats/seat';
import { endCallOf } from './motion';

/**
 * Whose find the end is called with, and is kept with the game once it has ended: the searcher's, where the record ends in that search, whoever asks the table then;
 * else the caller's. Nobody's where the table gives up.
 */
export function finderOf(game: Game): SeatNumber | null {
  const call = endCallOf(game);
  if (!call?.found) return null;
  const { nextStep } = interpretRecord(game.record ?? [], game.players);
  const { space } = call.found;
  const isRecorded = nextStep.kind === 'found' && (space === null || space === nextStep.hex);
  return isRecorded ? nextStep.player + 1 : call.by;
}
