import { seatAt } from '@/lib/board/players';
import type { Mode, PlayerCount } from '@/lib/data/terms';
import { type Game, isEnded, modeOf } from '@/lib/game/game';
import type { DeviceId, Time } from '@/lib/game/seats/seat';
import type { SeatSummary } from '@/lib/game/views/views';

/** A list entry of a game stored on this phone. */
export interface PhoneGame {
  readonly code: string;
  readonly mode: Mode;
  readonly players: PlayerCount;
  /** The game's number within its evening, from 1. */
  readonly round: number;
  readonly ended: boolean;
  /** The code of the next game of the evening. */
  readonly next: string | null;
  readonly seats: readonly Pick<SeatSummary, 'seat' | 'name' | 'color'>[];
  readonly mapCode: string;
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
    seat: seatAt(index),
    name: holder?.name ?? null,
    color,
  })),
  mapCode: game.mapCode,
  changedAt,
});

/** The latest time recorded in the game; `undefined` if nothing has happened in it. */
export function lastPlayedAt(game: Game): Time | undefined {
  const { startedAt, endedAt, seats, record, misses, events } = game;
  const times = [
    startedAt,
    endedAt,
    ...seats.map(({ looks }) => looks.last),
    ...[...(record ?? []), ...misses, ...events].map(({ at }) => at),
  ];
  return times.filter(time => time !== null).toSorted((one, other) => other - one)[0];
}

/** The device id that holds all seats of phone games, the same on every phone. */
export const PHONE_DEVICE: DeviceId = 'this phone';
