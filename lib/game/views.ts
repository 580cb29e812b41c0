import { type Clue, type ClueId, formatClue } from '../clues/clue';
import { clueText } from '../clues/clueText';
import type { Mode, PlayerCount } from '../data/terms';
import { columnOf, rowOf } from '../map/grid';
import type { Hex } from '../map/hexSet';
import { formatOfficialClue } from '../official/names';
import type { Evenness } from '../simulation/chances';
import { type Length, turnsToExpect } from '../simulation/length';
import type { Hint } from '../solver/hints';
import { hintText } from '../solver/hintText';
import { type FairnessView, fairnessView } from './fairnessView';
import {
  canBeFreed,
  cluesOfSeat,
  colorsOfSeat,
  type DeviceId,
  endVotesNeeded,
  freeVotesNeeded,
  type Game,
  type GradeWord,
  habitatOf,
  hintVotesNeeded,
  isEnded,
  isHeldBy,
  isHintShown,
  modeOf,
  type SeatColor,
  type SeatEvent,
  type SeatNumber,
  seatOf,
  type Time,
} from './game';
import { guessesLeft } from './seatMoves';

/**
 * All that may leave the server. Views are built up from named fields, never a game with fields
 * taken away, so that what is added to a game stays inside until somebody lets it out here.
 */

export type Phase = 'playing' | 'ended';

/** A time as text, ISO 8601 in UTC. */
export type Moment = string;

/** A place as people count: from 1. */
export interface PlaceView {
  readonly row: number;
  readonly col: number;
}

export interface ClueView {
  readonly id: ClueId;
  readonly officialId: string;
  readonly text: string;
  /** With `<key>` and `<not>` around what a slip underlines; there once a language says it. */
  readonly marked?: string;
}

export interface SeatSummary {
  readonly seat: SeatNumber;
  readonly name: string | null;
  readonly color: SeatColor;
  /** One a clue, its own first: two in the game for two. */
  readonly colors: readonly SeatColor[];
  readonly claimed: boolean;
  /** Whether the seat's device is listening now, and when it last was. */
  readonly here: boolean;
  readonly lastHere: Moment | null;
  /** How often the seat's clue was uncovered, whoever sat there. */
  readonly looks: { readonly count: number; readonly last: Moment | null };
  /** The other seats' votes to free this one. */
  readonly free: FreeVoteView;
  /** How many wrong guesses, whoever makes them, the seat's hand-over code still bears; told to its holder. */
  readonly triesLeft?: number;
  /** Only once the game has ended. */
  readonly clue?: ClueView;
  /** All of the seat's clues, two in the game for two. Only once the game has ended. */
  readonly clues?: readonly ClueView[];
}

export interface VoteView {
  readonly votes: number;
  readonly voters: readonly SeatNumber[];
  readonly needed: number;
}

export interface FreeVoteView extends VoteView {
  /** Whether they can free the seat: it takes two phones at least besides its own. */
  readonly possible: boolean;
}

export interface HintView extends VoteView {
  /** The hint, once enough seats agree; empty before. */
  readonly shown: readonly { readonly id: Hint; readonly text: string }[];
  /** Whether a hint can still be had. */
  readonly available: boolean;
}

export interface EventView {
  readonly kind: SeatEvent['kind'];
  readonly seat: SeatNumber;
  /** Who sat there, if they gave a name. */
  readonly name: string | null;
  readonly at: Moment;
  readonly by: readonly SeatNumber[];
}

/** Who asks, what is known of who is here, and the time. */
export interface Asking {
  readonly device: DeviceId | undefined;
  readonly presence: Presence;
  readonly now: Time;
}

/** For each device that has listened to the game: when it last did, and until when it counts as here. */
export type Presence = ReadonlyMap<DeviceId, { readonly seenAt: Time; readonly hereUntil: Time }>;

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
  /** How seats lost their holders, oldest first. */
  readonly events: readonly EventView[];
  /** How long it will last and how even it is, as far as that is told; nothing for two players. */
  readonly grade: GradeView | null;
  /** Whether somebody chose the seed, and so may know how the clues were dealt. */
  readonly seedChosen: boolean;
  /** The code of the game that goes on with the same map and other clues, once there is one. */
  readonly next: string | null;
  /** Only once the game has ended. */
  readonly habitat?: PlaceView;
  /** Only once the game has ended: what dealt it, where that can be said aloud. */
  readonly seed?: string | null;
  /** Only once the game has ended: how fair it was. */
  readonly fairness?: FairnessView;
}

/** Before the end, what of it may narrow the clues is left out. */
export interface GradeView {
  readonly length?: Length;
  /** Whole turns, of its class: from a table that overlooks nothing to one that overlooks a quarter. */
  readonly turns?: { readonly from: number; readonly to: number };
  readonly evenness?: Evenness;
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
  /** One a clue, its own first: two in the game for two. */
  readonly colors: readonly SeatColor[];
  readonly clue: ClueView;
  /** All of the seat's clues: two in the game for two. */
  readonly clues: readonly ClueView[];
}

export function tableView(game: Game, { device, presence, now }: Asking): TableView {
  const ended = isEnded(game);
  const numbers = game.seats.map((_, index) => index + 1);
  return {
    code: game.code,
    version: game.version,
    mode: modeOf(game),
    players: game.players,
    mapCode: game.mapCode,
    phase: phaseOf(game),
    seats: game.seats.map(({ color, holder, looks, freeVotes, handOver }, index) => {
      const seen = holder ? presence.get(holder.device) : undefined;
      return {
        seat: index + 1,
        name: holder?.name ?? null,
        color,
        colors: colorsOfSeat(game, index + 1),
        claimed: holder !== null,
        here: seen !== undefined && seen.hereUntil > now,
        lastHere: moment(seen?.seenAt),
        looks: { count: looks.count, last: moment(looks.last) },
        free: {
          ...voteView(freeVotes, freeVotesNeeded(game)),
          possible: canBeFreed(game, index + 1),
        },
        ...(!ended &&
          handOver &&
          isHeldBy(game, index + 1, device) &&
          now < handOver.until && { triesLeft: guessesLeft(handOver) }),
        ...(ended && seatClues(game, index + 1)),
      };
    }),
    hint: hintView(game),
    end: voteView(game.endVotes, endVotesNeeded(game)),
    you: numbers.filter(seat => isHeldBy(game, seat, device)),
    events: game.events.map(({ kind, seat, name, at, by }) => ({
      kind,
      seat,
      name,
      at: new Date(at).toISOString(),
      by,
    })),
    grade: gradeView(game),
    seedChosen: game.seedChosen,
    next: game.next,
    ...(ended && {
      habitat: placeView(habitatOf(game)),
      // The same words deal the first game of a map only: what came after it had to be another one.
      seed: game.before.length === 0 ? game.seed : null,
      fairness: fairnessView(game),
    }),
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
    mode: modeOf(game),
    mapCode: game.mapCode,
    phase: phaseOf(game),
    seat: number,
    name: seat.holder?.name ?? null,
    color: seat.color,
    colors: colorsOfSeat(game, number),
    ...seatClues(game, number),
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

/** A seat's clue under the name that every game has it, and all of them. */
function seatClues(game: Game, seat: SeatNumber): { clue: ClueView; clues: readonly ClueView[] } {
  const clues = cluesOfSeat(game, seat).map(clueView);
  const [clue] = clues;
  if (clue === undefined) throw new Error(`a game has no clue for seat ${seat}`);
  return { clue, clues };
}

function gradeView(game: Game): GradeView | null {
  const { grade, players } = game;
  if (grade === null || players === 2) return null;
  const { length, evenness } = grade;
  const isTold = (word: GradeWord) => isEnded(game) || grade.early.includes(word);
  return {
    ...(isTold('length') && { length, turns: turnsToExpect(modeOf(game), players, length) }),
    ...(isTold('evenness') && { evenness }),
  };
}

const clueView = (clue: Clue): ClueView => ({
  id: formatClue(clue),
  officialId: formatOfficialClue(clue),
  text: clueText(clue),
});

export const placeView = (hex: Hex): PlaceView => ({ row: rowOf(hex) + 1, col: columnOf(hex) + 1 });

const moment = (time: Time | null | undefined): Moment | null =>
  time == null ? null : new Date(time).toISOString();

const phaseOf = (game: Game): Phase => (isEnded(game) ? 'ended' : 'playing');
