import type { SeatNumber } from '../../board/players';
import type { Hex } from '../../map/hexSet';
import type { Game } from '../game';
import { endCallOf } from './motion';

/** The seat whose search of the space, or of any for null, is the latest recorded step and ended without a cube. */
export const recordedFinder = (
  { recordedFind }: Pick<Game, 'recordedFind'>,
  space: Hex | null,
): SeatNumber | undefined =>
  recordedFind !== null && (space === null || space === recordedFind.space)
    ? recordedFind.by
    : undefined;

/**
 * The finder that an end call credits: the searcher, if the record ends with that search, whichever seat called;
 * otherwise the caller. Null without a call or if the table gives up.
 */
export function finderOf(game: Pick<Game, 'questions' | 'recordedFind'>): SeatNumber | null {
  const call = endCallOf(game);
  if (!call?.found) return null;
  return recordedFinder(game, call.found.space) ?? call.by;
}
