import { playerOfSeat, type SeatNumber, seatNumbersOf } from '../../board/players';
import { ok, type Result, refused } from '../../result';
import { tell } from '../events/events';
import { type Game, hasEntries, isEnded, seatOf } from '../game';
import type { Time } from './seat';

/** Sets who takes the hard envelope, the one with the smallest chance of winning. */
export interface HardEnvelopeMove {
  readonly kind: 'hard-envelope';
  readonly to: SeatNumber;
}

export type HardEnvelopeRefusal =
  | 'game-ended'
  | 'seat-not-found'
  | 'no-hard-envelope'
  /** The record has an entry, and pieces depend on the clues. */
  | 'game-started'
  /** One of the two envelopes has been opened. */
  | 'envelope-opened';

/** Why a seat cannot take the hard envelope; `undefined` if it can, or has it. */
function refusalToTake(game: Game, to: SeatNumber): HardEnvelopeRefusal | undefined {
  const { hard } = game;
  if (isEnded(game)) return 'game-ended';
  if (hard === null) return 'no-hard-envelope';
  if (seatOf(game, to) === undefined) return 'seat-not-found';
  if (to === hard) return undefined;
  if (hasEntries(game)) return 'game-started';
  const isOpened = [to, hard].some(seat => seatOf(game, seat)?.looks.count !== 0);
  return isOpened ? 'envelope-opened' : undefined;
}

/** The seats that can take the hard envelope from the one that has it. */
export const seatsToTakeHard = (game: Game): readonly SeatNumber[] =>
  seatNumbersOf(game.players).filter(
    seat => seat !== game.hard && refusalToTake(game, seat) === undefined,
  );

/** The seat that makes a move, and when. */
interface MadeBy {
  readonly seat: SeatNumber;
  readonly at: Time;
}

/** Swaps the hard envelope with the one of seat `to`, without disclosing which clues move. */
export function swapHardEnvelope(
  game: Game,
  { to, seat: by, at }: Omit<HardEnvelopeMove, 'kind'> & MadeBy,
): Result<Game, HardEnvelopeRefusal> {
  const refusal = refusalToTake(game, to);
  if (refusal !== undefined) return refused(refusal);
  const { hard, clues } = game;
  if (hard === null || to === hard) return ok(game);
  const [player, hardPlayer] = [playerOfSeat(to), playerOfSeat(hard)];
  const [clue, hardClue] = [clues[player], clues[hardPlayer]];
  if (clue === undefined || hardClue === undefined) return refused('seat-not-found');
  const swapped = clues.with(player, hardClue).with(hardPlayer, clue);
  return ok(tell({ ...game, hard: to, clues: swapped }, { kind: 'hard', by, seat: to }, at));
}

/** Swaps the last clue, in a deal with a handicap the one that wins least, with the one at seat `hard`. */
export function withHardAt<C>(clues: readonly C[], hard: SeatNumber | null): readonly C[] {
  if (hard === null) return clues;
  const [last, other] = [clues.at(-1), clues[playerOfSeat(hard)]];
  if (last === undefined || other === undefined) return clues;
  return clues.with(-1, other).with(playerOfSeat(hard), last);
}
