import type { SeatNumber } from '../../board/players';
import type { Hex } from '../../map/hexSet';
import type { Game } from '../game';
import { endCallOf } from './motion';

/** The seat whose search of the space (null: any space) ends the record, if no player placed a cube there. */
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
