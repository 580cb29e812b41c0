import { ok, type Result, refused } from '../result';
import { isEnded } from './consent';
import type { Game } from './game';

/** More turns than any evening has. */
export const MOST_TURNS = 999;

/** A seat tells, after the end, how many turns it took, 1 to `MOST_TURNS`; null takes it back. */
export interface TurnsMove {
  readonly kind: 'turns';
  readonly turns: number | null;
}

export function applyTurns(game: Game, { turns }: TurnsMove): Result<Game, 'game-not-ended'> {
  if (!isEnded(game)) return refused('game-not-ended');
  return ok(turns === game.turns ? game : { ...game, turns });
}
