import { formatClue } from '../../clues/clue';
import { PLAYER_COUNTS, type PlayerCount } from '../../data/terms';
import { formatMapCode } from '../../map/mapCode';
import { ok, type Result, refused } from '../../result';
import { newestId } from '../events/eventList';
import {
  cluesInPlay,
  type Game,
  hasEntries,
  isEnded,
  mapOf,
  modeOf,
  type NewGameFields,
  unnamedGame,
} from '../game';
import { withHardAt } from '../seats/hardEnvelope';
import { resizedSeating } from '../seats/resizedSeating';
import { freshSeat, type Seat, type Time } from '../seats/seat';
import { deal, dealOn } from './deal';
import { gradeDeal } from './grade';
import { formatSet, MAX_EARLIER_SETS } from './wishes';

export type RedealRefusal =
  | 'game-ended'
  /** The record has an entry, so play has started. */
  | 'game-started'
  /** There are more players than the new deal has seats. */
  | 'too-few-seats';

/** Why a table cannot be redealt for that many players; `undefined` if it can. */
export function refusalToRedeal(game: Game, players: PlayerCount): RedealRefusal | undefined {
  if (isEnded(game)) return 'game-ended';
  if (hasEntries(game)) return 'game-started';
  const seating = resizedSeating(game, players);
  return seating.ok ? undefined : seating.error;
}

/** The other numbers of players for which the table can be redealt. */
export const redealCounts = (game: Game): readonly PlayerCount[] =>
  PLAYER_COUNTS.filter(
    players => players !== game.players && refusalToRedeal(game, players) === undefined,
  );

/** The part of a game that a redeal draws. Secret. */
export type Redeal = Pick<
  Game,
  'players' | 'mapCode' | 'clues' | 'hint' | 'starter' | 'earlierSets' | 'grade'
> & {
  readonly seed: string;
};

/**
 * Draws another deal for a table: on its map, without the sets dealt there before, otherwise on a new map. Slow, so it
 * does not depend on seats and votes, which may change meanwhile.
 */
export function drawRedeal(game: Game, players: PlayerCount, seed: string): Redeal {
  const before = [...game.earlierSets, formatSet(cluesInPlay(game))].slice(-MAX_EARLIER_SETS);
  const wishes = { handicap: game.hard !== null && players > 2 };
  const sameMap = dealOn(mapOf(game), players, seed, { except: before, ...wishes });
  const { map, clues, hint, starter } =
    sameMap ?? deal({ mode: modeOf(game), players, ...wishes }, seed);
  return {
    players,
    mapCode: formatMapCode(map),
    clues: clues.map(formatClue),
    hint,
    starter,
    earlierSets: sameMap ? before : [],
    grade: gradeDeal({ map, players, clues }),
    seed,
  };
}

/**
 * The table with a new deal: the same players, options and address, and a game that has not started. It is built from
 * named fields, so that nothing of the old deal remains.
 */
export function applyRedeal(game: Game, dealt: Redeal, at: Time): Result<Game, RedealRefusal> {
  const refusal = refusalToRedeal(game, dealt.players);
  if (refusal !== undefined) return refused(refusal);
  const seating = resizedSeating(game, dealt.players);
  if (!seating.ok) return seating;
  const { seats, order, hard } = seating.value;
  const { origin, onePhone, signals, assist, previous, round } = game;
  const { seed, grade, earlierSets } = dealt;
  const fields: NewGameFields = {
    origin,
    dealNumber: game.dealNumber + 1,
    seed,
    seedChosen: false,
    grade,
    earlierSets,
    seats: seats.map(withNewClue),
    order,
    hard,
    laid: game.laid && dealt.mapCode === game.mapCode,
    onePhone,
    signals,
    assist,
    previous,
    round,
  };
  const { players, hint, starter } = dealt;
  const clues = withHardAt(cluesInPlay(dealt), hard);
  const redealt: Game = {
    ...unnamedGame({ map: mapOf(dealt), players, clues, hint, starter }, fields),
    code: game.code,
    exportedStates: game.exportedStates,
    version: game.version + 1,
  };
  // Guests may still be waiting for a seat.
  const events = game.events.filter(({ kind }) => kind === 'waits');
  const id = newestId(game.events) + 1;
  return ok({ ...redealt, events: [...events, { kind: 'redealt', players, id, at }] });
}

/**
 * A seat with a new clue. It keeps its changes, so that a retry has no effect, and its count of notebook writes, so
 * that a late write of old notes is refused.
 */
const withNewClue = ({ changes, bucketEmptyAt, notebookWrites, ...seat }: Seat): Seat => ({
  ...freshSeat(seat),
  changes,
  bucketEmptyAt,
  notebookWrites: notebookWrites + 1,
});
