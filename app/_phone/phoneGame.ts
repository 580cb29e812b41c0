import type { Mode, PlayerCount } from '@/lib/data/terms';
import { type Game, isEnded, modeOf } from '@/lib/game/game';
import type { DeviceId, Time } from '@/lib/game/seats/seat';
import type { SeatSummary } from '@/lib/game/views/views';

/** A game that this phone keeps by itself, as lists tell of it. */
export interface PhoneGame {
  readonly code: string;
  readonly mode: Mode;
  readonly players: PlayerCount;
  /** Which game of its evening it is, from 1. */
  readonly round: number;
  readonly ended: boolean;
  /** The game that went on after it. */
  readonly next: string | null;
  readonly seats: readonly Pick<SeatSummary, 'seat' | 'name' | 'color'>[];
  readonly changedAt: Time;
}

export const phoneGame = (game: Game, changedAt: Time): PhoneGame => ({
  code: game.code,
  mode: modeOf(game),
  players: game.players,
  round: game.round,
  ended: isEnded(game),
  next: game.next,
  seats: game.seats.map(({ color, holder }, index) => ({
    seat: index + 1,
    name: holder?.name ?? null,
    color,
  })),
  changedAt,
});

/** Who holds the seats of a game that a phone keeps by itself: whichever phone that is. */
export const PHONE_DEVICE: DeviceId = 'this phone';
