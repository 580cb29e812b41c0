import { seatOfPlayer } from '../../board/players';
import type { PlayerCount } from '../../data/terms';
import { ok, type Result, refused } from '../../result';
import { tell } from '../events/events';
import {
  cluesInPlay,
  type Game,
  isEnded,
  isHolder,
  mapOf,
  modeOf,
  type NewGameFields,
  type UnnamedGame,
  unnamedGame,
} from '../game';
import { MAX_ROUNDS } from '../limits';
import { currentOrder, recordedTable } from '../record/recordedOrder';
import { withHardAt } from '../seats/hardEnvelope';
import { resizedSeating } from '../seats/resizedSeating';
import { type DeviceId, freshSeat, type Time } from '../seats/seat';
import { deal, dealOn } from './deal';
import { gradeDeal } from './grade';
import { formatSet, MAX_EARLIER_SETS } from './wishes';

export type AgainRefusal = 'not-your-seat' | 'game-not-ended' | NoNextDeal;

/** Why there is no next deal: the map has none left, or there would be more players than seats. */
export type NoNextDeal = 'map-exhausted' | 'map-without-fair-deal' | 'too-few-seats';

/** Why a device cannot start the next game; `undefined` if it can. */
export function refusalToPlayAgain(
  game: Game,
  device: DeviceId,
): 'not-your-seat' | 'game-not-ended' | undefined {
  if (!isHolder(game, device)) return 'not-your-seat';
  return isEnded(game) ? undefined : 'game-not-ended';
}

/** The map of the group's next game: the same with other clues, or a new one. */
export const AGAIN_MAPS = ['same', 'new'] as const;
export type AgainMap = (typeof AGAIN_MAPS)[number];

/**
 * Deals the next game for the same people and options; for another number of players, empty seats are added or
 * removed. On the same map, it excludes all sets dealt there before.
 */
export function dealAgain(
  game: Game,
  map: AgainMap,
  players: PlayerCount,
  { seed, origin }: Pick<NewGameFields, 'origin'> & { readonly seed: string },
): Result<UnnamedGame, NoNextDeal> {
  const order = currentOrder(recordedTable(game))?.map(seatOfPlayer);
  const seating = resizedSeating({ ...game, order: order ?? game.order }, players);
  if (!seating.ok) return seating;
  const { hard } = seating.value;
  const wishes = { handicap: hard !== null };
  const { onePhone, signals, assist } = game;
  const earlierSets =
    map === 'same'
      ? [...game.earlierSets, formatSet(cluesInPlay(game))].slice(-MAX_EARLIER_SETS)
      : [];
  const dealt =
    map === 'same'
      ? dealOn(mapOf(game), players, seed, { except: earlierSets, ...wishes })
      : deal({ mode: modeOf(game), players, ...wishes }, seed);
  if (dealt === undefined)
    return refused(players === game.players ? 'map-exhausted' : 'map-without-fair-deal');
  return ok(
    unnamedGame(
      { ...dealt, clues: withHardAt(dealt.clues, hard) },
      {
        origin,
        seed,
        grade: gradeDeal(dealt),
        earlierSets,
        seats: seating.value.seats.map(freshSeat),
        order: seating.value.order,
        hard,
        laid: map === 'same',
        onePhone,
        signals,
        assist,
        previous: game.code,
        round: Math.min(game.round + 1, MAX_ROUNDS),
      },
    ),
  );
}

/** Links an ended game to the next one; an existing link stays. */
export const linkNextGame = (game: Game, next: string, at: Time): Game =>
  game.next === null
    ? tell({ ...game, next, version: game.version + 1 }, { kind: 'next' }, at)
    : game;
