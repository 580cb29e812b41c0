import { ok, type Result, refused } from '../result';
import { isEnded } from './consent';
import { dealOn } from './deal';
import {
  cluesInPlay,
  type DeviceId,
  freshSeat,
  type Game,
  isHolder,
  mapOf,
  type UnnamedGame,
  unnamedGame,
} from './game';
import { gradeDeal } from './grade';
import { formatSet } from './wishes';

export type AgainRefusal = 'not-your-seat' | 'game-not-ended' | 'map-dealt-out';

/** Why a device may not have the game go on; nothing where it may. */
export function refusalToPlayAgain(
  game: Game,
  device: DeviceId,
): 'not-your-seat' | 'game-not-ended' | undefined {
  if (!isHolder(game, device)) return 'not-your-seat';
  return isEnded(game) ? undefined : 'game-not-ended';
}

/**
 * The game that goes on after this one has ended: the same map, the same people in their seats,
 * and clues that were never dealt together on it before.
 */
export function dealAgain(game: Game, seed: string): Result<UnnamedGame, 'map-dealt-out'> {
  const before = [...game.before, formatSet(cluesInPlay(game))];
  const dealt = dealOn(mapOf(game), game.players, seed, { except: before });
  if (dealt === undefined) return refused('map-dealt-out');
  const seats = game.seats.map(freshSeat);
  return ok(unnamedGame(dealt, { seed, grade: gradeDeal(dealt), before, seats }));
}

/** The ended game with the code of the one that goes on; the first that is named stays. */
export const leadOn = (game: Game, next: string): Game =>
  game.next === null ? { ...game, next, version: game.version + 1 } : game;
