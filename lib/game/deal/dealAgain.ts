import { ok, type Result, refused } from '../../result';
import {
  cluesInPlay,
  type Game,
  isEnded,
  isHolder,
  MOST_ROUNDS,
  mapOf,
  modeOf,
  type NewGameFields,
  type UnnamedGame,
  unnamedGame,
} from '../game';
import { type DeviceId, freshSeat } from '../seats/seat';
import { deal, dealOn } from './deal';
import { gradeDeal } from './grade';
import { formatSet, MOST_BEFORE } from './wishes';

export type AgainRefusal = 'not-your-seat' | 'game-not-ended' | 'map-dealt-out';

/** Why a device may not have the game go on; nothing where it may. */
export function refusalToPlayAgain(
  game: Game,
  device: DeviceId,
): 'not-your-seat' | 'game-not-ended' | undefined {
  if (!isHolder(game, device)) return 'not-your-seat';
  return isEnded(game) ? undefined : 'game-not-ended';
}

/** What the same people go on with: other clues on this map, or another map. */
export const AGAIN_MAPS = ['same', 'new'] as const;
export type AgainMap = (typeof AGAIN_MAPS)[number];

/**
 * The game that goes on after this one has ended: the same people in their seats, who play as they did, and
 * on the same map clues that were never dealt together on it before.
 */
export function dealAgain(
  game: Game,
  map: AgainMap,
  { seed, origin }: Pick<NewGameFields, 'origin'> & { readonly seed: string },
): Result<UnnamedGame, 'map-dealt-out'> {
  const { players, countsLooks, onePhone, signals, assist } = game;
  const before =
    map === 'same' ? [...game.before, formatSet(cluesInPlay(game))].slice(-MOST_BEFORE) : [];
  const dealt =
    map === 'same'
      ? dealOn(mapOf(game), players, seed, { except: before })
      : deal({ mode: modeOf(game), players }, seed);
  if (dealt === undefined) return refused('map-dealt-out');
  return ok(
    unnamedGame(dealt, {
      origin,
      seed,
      grade: gradeDeal(dealt),
      before,
      seats: game.seats.map(freshSeat),
      laid: map === 'same',
      countsLooks,
      onePhone,
      signals,
      assist,
      previous: game.code,
      round: Math.min(game.round + 1, MOST_ROUNDS),
    }),
  );
}

/** The ended game with the code of the one that goes on; the first that is named stays. */
export const linkNextGame = (game: Game, next: string): Game =>
  game.next === null ? { ...game, next, version: game.version + 1 } : game;
