import { type Clue, type ClueId, formatClue } from '../clues/clue';
import { clueText } from '../clues/clueText';
import { formatOfficialClue } from '../clues/officialNames';
import type { Mode, PlayerCount } from '../data/terms';
import { columnOf, rowOf } from '../map/grid';
import type { Hex } from '../map/hexSet';
import type { Hint } from '../solver/hints';
import { hintText } from '../solver/hintText';
import {
  clueOf,
  type DeviceId,
  endVotesNeeded,
  type Game,
  habitatOf,
  hintVotesNeeded,
  isEnded,
  isHeldBy,
  isHintShown,
  mapOf,
  type SeatColor,
  type SeatNumber,
  seatOf,
} from './game';

/**
 * All that may leave the server. Views are built up from named fields, never a game with fields
 * taken away, so that what is added to a game stays inside until somebody lets it out here.
 */

export type Phase = 'playing' | 'ended';

/** A place as people count: from 1. */
export interface PlaceView {
  readonly row: number;
  readonly col: number;
}

export interface ClueView {
  readonly id: ClueId;
  readonly officialId: string;
  readonly text: string;
}

export interface SeatSummary {
  readonly seat: SeatNumber;
  readonly name: string | null;
  readonly color: SeatColor;
  readonly claimed: boolean;
  /** Only once the game has ended. */
  readonly clue?: ClueView;
}

export interface VoteView {
  readonly votes: number;
  readonly voters: readonly SeatNumber[];
  readonly needed: number;
}

export interface HintView extends VoteView {
  /** The hint, once enough seats agree; empty before. */
  readonly shown: readonly { readonly id: Hint; readonly text: string }[];
  /** Whether a hint can still be had. */
  readonly available: boolean;
}

/** What everybody at the table may know, and which seats the asking device holds. */
export interface TableView {
  readonly code: string;
  readonly version: number;
  readonly mode: Mode;
  readonly players: PlayerCount;
  readonly mapCode: string;
  readonly phase: Phase;
  readonly seats: readonly SeatSummary[];
  readonly hint: HintView;
  readonly end: VoteView;
  readonly you: readonly SeatNumber[];
  /** Only once the game has ended. */
  readonly habitat?: PlaceView;
}

/** What only the device that holds the seat may know. */
export interface SeatView {
  readonly code: string;
  readonly version: number;
  readonly mode: Mode;
  readonly mapCode: string;
  readonly phase: Phase;
  readonly seat: SeatNumber;
  readonly name: string | null;
  readonly color: SeatColor;
  readonly clue: ClueView;
}

export function tableView(game: Game, device: DeviceId | undefined): TableView {
  const ended = isEnded(game);
  const numbers = game.seats.map((_, index) => index + 1);
  return {
    code: game.code,
    version: game.version,
    mode: mapOf(game).mode,
    players: game.players,
    mapCode: game.mapCode,
    phase: phaseOf(game),
    seats: game.seats.map(({ color, holder }, index) => ({
      seat: index + 1,
      name: holder?.name ?? null,
      color,
      claimed: holder !== null,
      ...(ended && { clue: clueView(clueOf(game, index + 1)) }),
    })),
    hint: hintView(game),
    end: voteView(game.endVotes, endVotesNeeded(game)),
    you: numbers.filter(seat => isHeldBy(game, seat, device)),
    ...(ended && { habitat: placeView(habitatOf(game)) }),
  };
}

/** Nothing for a seat that is not there and for one that the device does not hold, alike. */
export function seatView(
  game: Game,
  number: SeatNumber,
  device: DeviceId | undefined,
): SeatView | undefined {
  const seat = seatOf(game, number);
  if (seat === undefined || !isHeldBy(game, number, device)) return undefined;
  return {
    code: game.code,
    version: game.version,
    mode: mapOf(game).mode,
    mapCode: game.mapCode,
    phase: phaseOf(game),
    seat: number,
    name: seat.holder?.name ?? null,
    color: seat.color,
    clue: clueView(clueOf(game, number)),
  };
}

export function hintView(game: Game): HintView {
  const shown = isHintShown(game);
  return {
    shown: shown ? [{ id: game.hint, text: hintText(game.hint) }] : [],
    ...voteView(game.hintVotes, hintVotesNeeded(game)),
    available: !shown && !isEnded(game),
  };
}

const voteView = (voters: readonly SeatNumber[], needed: number): VoteView => ({
  votes: voters.length,
  voters,
  needed,
});

const clueView = (clue: Clue): ClueView => ({
  id: formatClue(clue),
  officialId: formatOfficialClue(clue),
  text: clueText(clue),
});

const placeView = (hex: Hex): PlaceView => ({ row: rowOf(hex) + 1, col: columnOf(hex) + 1 });

const phaseOf = (game: Game): Phase => (isEnded(game) ? 'ended' : 'playing');
