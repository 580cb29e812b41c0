import type { ClueId } from '../../clues/clue';
import type { Mode, PlayerCount, SeatColor } from '../../data/terms';
import { hexAt } from '../../map/grid';
import { columnOf, rowOf } from '../../map/hexName';
import type { Hex } from '../../map/hexSet';
import type { Evenness } from '../../simulation/evenness';
import type { ExpectedTurns, Length } from '../../simulation/length';
import type { Hint } from '../../solver/hints';
import { type Game, isEnded } from '../game';
import type { Moment } from '../moment';
import type { RecordView } from '../record/recordView';
import type { DeviceId, SeatEvent, SeatNumber, Time } from '../seats/seat';
import type { Assist } from '../votes/assist';
import type { EndCall } from '../votes/motion';
import type { FairnessView } from './fairnessView';

/**
 * The shapes of all that may leave the server. What lets things out are `tableView` and `seatView`: they build
 * views up from named fields, never a game with fields taken away, so that what is added to a game stays inside
 * until somebody names it there. Clues and hints are told by their names: pages say them in their own language, and
 * the API adds a text for programs.
 */

export type Phase = 'playing' | 'ended';

/** A time as text, ISO 8601 in UTC. */
export type Instant = string;

/** A place as people count: from 1. */
export interface PlaceView {
  readonly row: number;
  readonly col: number;
}

export interface ClueView {
  readonly id: ClueId;
}

export interface ShownHint {
  readonly id: Hint;
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
  readonly lastHere: Instant | null;
  readonly looks: LooksView;
  /** The other seats' votes to free this one. */
  readonly free: FreeVoteView;
  /** How many wrong guesses, whoever makes them, the seat's hand-over code still bears; told to its holder. */
  readonly triesLeft?: number;
  /**
   * A sealed note: a recorded piece of this seat contradicts its clue. Told to its holder alone, and to no phone that
   * holds others as well: there it would say whose piece it is to whoever has the phone in hand.
   */
  readonly hasWrongPiece?: true;
  /** Only once the game has ended. */
  readonly clue?: ClueView;
  /** All of the seat's clues, two in the game for two. Only once the game has ended. */
  readonly clues?: readonly ClueView[];
}

/** What was seen of a seat's clue, whoever sat there. */
export interface LooksView {
  /** On how many phones: none where nobody has looked yet. */
  readonly phones: number;
  /** How often, and when last: where the table counts every look. */
  readonly count?: number;
  readonly last?: Instant | null;
}

export interface VoteView {
  readonly votes: number;
  /** The seats that agree, who asked first. */
  readonly voters: readonly SeatNumber[];
  /** The seats that have said "not now". */
  readonly notNow: readonly SeatNumber[];
  readonly needed: number;
}

export interface EndView extends VoteView {
  /** What the end is asked for with; after the end, how it came about. */
  readonly call: CallView | null;
}

export interface CallView {
  readonly by: SeatNumber;
  /** Who found it: as the record of the pieces has it, else the caller; nobody where the table gives up. */
  readonly finder: SeatNumber | null;
  /** Whether the habitat was found, as the caller says; else the table gives up. */
  readonly found: boolean;
  /** Where it was found, if the caller named the space. */
  readonly space: PlaceView | null;
}

export interface AssistView extends VoteView {
  /** How much the app may think for the players. */
  readonly level: Assist;
  /** Another level that the table is asked for. */
  readonly asked: Assist | null;
}

export interface FreeVoteView extends VoteView {
  /** Whether they can free the seat: it takes two phones at least besides its own. */
  readonly possible: boolean;
}

export interface HintView extends VoteView {
  /** The hint, once enough seats agree; empty before, and never more than one. */
  readonly shown: readonly ShownHint[];
  /** Whether a hint can still be had. */
  readonly available: boolean;
}

export interface EventView {
  readonly kind: SeatEvent['kind'];
  readonly seat: SeatNumber;
  /** Who sat there, if they gave a name. */
  readonly name: string | null;
  readonly at: Instant;
  readonly by: readonly SeatNumber[];
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
  readonly moment: Moment;
  /** Whether somebody has said that the map lies on the table. */
  readonly laid: boolean;
  /** Whether one phone goes round, and so holds every seat. */
  readonly onePhone: boolean;
  /** Whether that phone says whose clue is opened. */
  readonly signals: boolean;
  /** Whether every look is counted for all to see. */
  readonly countsLooks: boolean;
  /** When the map lay and everybody sat, for the first time. */
  readonly begunAt: Instant | null;
  readonly endedAt: Instant | null;
  /** Which game of the evening it is, from 1. */
  readonly round: number;
  /** How many turns it took, if somebody told after the end. */
  readonly turns: number | null;
  readonly seats: readonly SeatSummary[];
  readonly hint: HintView;
  readonly end: EndView;
  readonly assist: AssistView;
  /** The pieces on the table as people have entered them; nothing where nobody does. */
  readonly record: RecordView | null;
  readonly you: readonly SeatNumber[];
  /** How seats lost their holders, oldest first. */
  readonly events: readonly EventView[];
  /** How long it will last and how even it is, as far as that is told; nothing for two players. */
  readonly grade: GradeView | null;
  /** Whether somebody chose the seed, and so may know how the clues were dealt. */
  readonly seedChosen: boolean;
  /** The code of the game that these people go on with, once there is one. */
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
  readonly turns?: ExpectedTurns;
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

export const phaseOf = (game: Game): Phase => (isEnded(game) ? 'ended' : 'playing');

/** The call that a view tells. */
export const readCall = ({ by, found, space }: Omit<CallView, 'finder'>): EndCall => ({
  by,
  found: found ? { space: (space && hexOf(space)) ?? null } : null,
});

export const placeView = (hex: Hex): PlaceView => ({ row: rowOf(hex) + 1, col: columnOf(hex) + 1 });

/** The hex of a place; nothing where it is on no map. */
export const hexOf = ({ row, col }: PlaceView): Hex | undefined => hexAt(row - 1, col - 1);
