import { formatClue } from '../../clues/clue';
import type { PlayerCount } from '../../data/terms';
import { formatMapCode } from '../../map/mapCode';
import { ok, type Result, refused } from '../../result';
import {
  cluesInPlay,
  type Game,
  isEnded,
  mapOf,
  modeOf,
  type NewGameFields,
  unnamedGame,
} from '../game';
import { withHardAt } from '../seats/hardEnvelope';
import { resizedSeating } from '../seats/resizedSeating';
import { freshSeat, type Seat } from '../seats/seat';
import { deal, dealOn } from './deal';
import { gradeDeal } from './grade';
import { formatSet, MAX_EARLIER_SETS } from './wishes';

export type RedealRefusal =
  | 'game-ended'
  /** The record has an entry: pieces lie on the map. */
  | 'game-started'
  /** More people sit than the new deal is for. */
  | 'too-few-seats';

/** Why a table cannot be redealt for that many; `undefined` if it can. */
export function refusalToRedeal(game: Game, players: PlayerCount): RedealRefusal | undefined {
  if (isEnded(game)) return 'game-ended';
  if (game.record !== null && game.record.length > 0) return 'game-started';
  const seating = resizedSeating(game, players);
  return seating.ok ? undefined : seating.error;
}

/** What a new deal at a table brings. Secret. */
export type Redeal = Pick<
  Game,
  'players' | 'mapCode' | 'clues' | 'hint' | 'starter' | 'earlierSets' | 'grade'
> & {
  readonly seed: string;
};

/**
 * Draws another deal for a table: on its map, without the sets dealt there before, otherwise on a new map. Slow, so it
 * knows nothing of seats and votes, which may change meanwhile.
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
 * The table with a new deal: the same people and choices at the same address, and a game that has not begun. It is
 * built from named fields, so that nothing of the old deal stays.
 */
export function applyRedeal(game: Game, dealt: Redeal): Result<Game, RedealRefusal> {
  const refusal = refusalToRedeal(game, dealt.players);
  if (refusal !== undefined) return refused(refusal);
  const seating = resizedSeating(game, dealt.players);
  if (!seating.ok) return seating;
  const { seats, order, hard } = seating.value;
  const { origin, countsLooks, onePhone, signals, assist, previous, round } = game;
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
    countsLooks,
    onePhone,
    signals,
    assist,
    previous,
    round,
  };
  const { players, hint, starter } = dealt;
  const clues = withHardAt(cluesInPlay(dealt), hard);
  return ok({
    ...unnamedGame({ map: mapOf(dealt), players, clues, hint, starter }, fields),
    code: game.code,
    exportedCopies: game.exportedCopies,
    version: game.version + 1,
  });
}

/**
 * A seat whose clue is new. It still knows its changes, so that the retry of one does nothing, and how often its
 * notebook was written, so that a late write of old notes meets another tag.
 */
const withNewClue = ({ changes, bucketEmptyAt, notebookWrites, ...seat }: Seat): Seat => ({
  ...freshSeat(seat),
  changes,
  bucketEmptyAt,
  notebookWrites: notebookWrites + 1,
});
