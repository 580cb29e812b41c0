import type { Game } from './game';
import type { Time } from './seats/seat';
import { settleVotes } from './votes/votes';

/** Stage of a game: set up the map, take seats, play, reveal everything. */
export const STAGES = ['lay', 'sit', 'play', 'end'] as const;
export type Stage = (typeof STAGES)[number];

/** A seat that becomes free later does not return the game to `sit`. */
export function stageOf({ endedAt, laid, startedAt }: Game): Stage {
  if (endedAt !== null) return 'end';
  if (!laid) return 'lay';
  return startedAt === null ? 'sit' : 'play';
}

/** Applies the consequences of the latest change: carries agreed motions, sets `startedAt`. */
export function applyConsequences(changed: Game, at: Time): Game {
  const game = settleVotes(changed, at);
  const isStart = game.startedAt === null && game.laid && game.seats.every(seat => seat.holder);
  return isStart ? { ...game, startedAt: at } : game;
}

/** Marks the map as set up. Any player can do this, and no one can undo it. */
export const markLaid = (game: Game, at: Time): Game =>
  game.laid ? game : applyConsequences({ ...game, laid: true, version: game.version + 1 }, at);
