import type { Game } from './game';
import type { Time } from './seats/seat';
import { settleVotes } from './votes/votes';

/** Where an evening stands: the map is laid, people sit down, they play, and everything is uncovered. */
export const MOMENTS = ['lay', 'sit', 'play', 'end'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Somebody who leaves later does not bring a table back to sitting down. */
export function momentOf({ endedAt, laid, begunAt }: Game): Moment {
  if (endedAt !== null) return 'end';
  if (!laid) return 'lay';
  return begunAt === null ? 'sit' : 'play';
}

/** The game with what has come about by its last change: what is agreed to, and that it has begun. */
export function settle(changed: Game, at: Time): Game {
  const game = settleVotes(changed, at);
  const hasBegun = game.begunAt === null && game.laid && game.seats.every(seat => seat.holder);
  return hasBegun ? { ...game, begunAt: at } : game;
}

/** Says that the map lies on the table: anybody there may, and nobody takes it back. */
export const markLaid = (game: Game, at: Time): Game =>
  game.laid ? game : settle({ ...game, laid: true, version: game.version + 1 }, at);
