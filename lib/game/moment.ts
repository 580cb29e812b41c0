import { interpretRecord } from '../play/interpretRecord';
import type { Game } from './game';
import type { SeatNumber, Time } from './seats/seat';
import { agreeing } from './votes/ballot';
import { endVotesNeeded } from './votes/consent';
import { settleAssist } from './votes/votes';

/** Where an evening stands: the map is laid, people sit down, they play, and everything is uncovered. */
export const MOMENTS = ['lay', 'sit', 'play', 'end'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Somebody who leaves later does not bring a table back to sitting down. */
export function momentOf({ endedAt, laid, begunAt }: Game): Moment {
  if (endedAt !== null) return 'end';
  if (!laid) return 'lay';
  return begunAt === null ? 'sit' : 'play';
}

/** The game with what has come about by its last change: that it has begun, that it has ended, that help has changed. */
export function settle(changed: Game, at: Time): Game {
  const game = settleAssist(changed);
  const hasBegun = game.begunAt === null && game.laid && game.seats.every(seat => seat.holder);
  const hasEnded =
    game.endedAt === null &&
    game.endCall !== null &&
    agreeing(game.endBallot).length >= endVotesNeeded(game);
  if (!hasBegun && !hasEnded) return game;
  return {
    ...game,
    ...(hasBegun && { begunAt: at }),
    ...(hasEnded && { endedAt: at, finder: finderOf(game) }),
  };
}

/** Says that the map lies on the table: anybody there may, and nobody takes it back. */
export const markLaid = (game: Game, at: Time): Game =>
  game.laid ? game : settle({ ...game, laid: true, version: game.version + 1 }, at);

/**
 * Whose find the end is called with, and is kept with the game once it has ended: the searcher's, where the record ends in that search, whoever asks the table then;
 * else the caller's. Nobody's where the table gives up.
 */
export function finderOf({ endCall: call, record, players }: Game): SeatNumber | null {
  if (!call?.found) return null;
  const { nextStep } = interpretRecord(record ?? [], players);
  const { space } = call.found;
  const isRecorded = nextStep.kind === 'found' && (space === null || space === nextStep.hex);
  return isRecorded ? nextStep.player + 1 : call.by;
}
