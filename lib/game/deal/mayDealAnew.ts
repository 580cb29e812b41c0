import type { PlayerCount } from '../../data/terms';
import { type Game, isEnded } from '../game';
import { seatingFor } from '../seats/otherNumber';

/** Apart from `dealAnew`, since pages import the rules of votes, and should not bring the solver. */

export type DealAnewRefusal =
  | 'game-ended'
  /** The record has an entry: pieces lie on the map. */
  | 'game-begun'
  /** More people sit than the new deal is for. */
  | 'too-few-seats';

/** Why a table cannot be dealt anew for that many; `undefined` if it can. */
export function refusalToDealAnew(game: Game, players: PlayerCount): DealAnewRefusal | undefined {
  if (isEnded(game)) return 'game-ended';
  if (game.record !== null && game.record.length > 0) return 'game-begun';
  const seating = seatingFor(game, players);
  return seating.ok ? undefined : seating.error;
}
