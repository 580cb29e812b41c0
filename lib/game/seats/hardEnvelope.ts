import { ok, type Result, refused } from '../../result';
import { type Game, isEnded, seatOf } from '../game';
import type { SeatNumber } from './seat';

/** Says who takes the hard envelope, the one with the smallest chance of winning. */
export interface HardEnvelopeMove {
  readonly kind: 'hard-envelope';
  readonly to: SeatNumber;
}

export type HardEnvelopeRefusal =
  | 'game-ended'
  | 'seat-not-found'
  | 'no-hard-envelope'
  /** Pieces lie that follow from the clues. */
  | 'game-started'
  /** Somebody has looked into one of the two envelopes. */
  | 'envelope-opened';

/** Swaps the hard envelope with the one of seat `to`. Only the table knows which clues move, and nobody is told. */
export function swapHardEnvelope(game: Game, to: SeatNumber): Result<Game, HardEnvelopeRefusal> {
  const { hard, clues } = game;
  if (isEnded(game)) return refused('game-ended');
  if (hard === null) return refused('no-hard-envelope');
  if (seatOf(game, to) === undefined) return refused('seat-not-found');
  if (to === hard) return ok(game);
  if (game.record !== null && game.record.length > 0) return refused('game-started');
  if ([to, hard].some(seat => seatOf(game, seat)?.looks.count !== 0))
    return refused('envelope-opened');
  const [mine, its] = [clues[to - 1], clues[hard - 1]];
  if (mine === undefined || its === undefined) return refused('seat-not-found');
  return ok({ ...game, hard: to, clues: clues.with(to - 1, its).with(hard - 1, mine) });
}

/** Clues of a deal with a handicap, which has the one that wins least last, with that one at seat `hard`. */
export function withHardAt<C>(clues: readonly C[], hard: SeatNumber | null): readonly C[] {
  const [last, its] = [clues.at(-1), hard === null ? undefined : clues[hard - 1]];
  if (hard === null || last === undefined || its === undefined) return clues;
  return clues.with(-1, its).with(hard - 1, last);
}
