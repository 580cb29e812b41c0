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
 * The shapes of all data that may leave the server. `tableView` and `seatView` build views from named fields rather
 * than removing fields from a game, so a field added to `Game` stays private until a view names it. Clues and hints are
 * sent as ids: pages translate them, and the API adds a text for programs.
 */

export type Phase = 'playing' | 'ended';

/** An ISO 8601 time in UTC. */
export type Instant = string;

/** A space's row and column, counted from 1. */
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
  /** Whether the seat's device has an open event stream now, and when it last had one. */
  readonly here: boolean;
  readonly lastHere: Instant | null;
  readonly looks: LooksView;
  /** The other seats' vote to free this one. */
  readonly free: FreeVoteView;
  /** Wrong guesses left for the seat's hand-over code, over all devices; only for its holder. */
  readonly triesLeft?: number;
  /**
   * A recorded piece of this seat contradicts its clue. Sent only to the seat's holder, and only if that device holds
   * no other seat: on a shared phone it would reveal whose piece is wrong to whoever has the phone.
   */
  readonly hasWrongPiece?: true;
  /** Only once the game has ended. */
  readonly clue?: ClueView;
  /** All of the seat's clues, two in the game for two. Only once the game has ended. */
  readonly clues?: readonly ClueView[];
}

/** Looks at a seat's clue, over all its holders. */
export interface LooksView {
  /** Number of distinct phones; 0 if nobody has looked yet. */
  readonly phones: number;
  /** Number of looks and time of the latest, if the table counts looks. */
  readonly count?: number;
  readonly last?: Instant | null;
}

export interface VoteView {
  readonly votes: number;
  /** The seats that agree, in order; the first one asked. */
  readonly voters: readonly SeatNumber[];
  /** The seats that have said "not now". */
  readonly notNow: readonly SeatNumber[];
  readonly needed: number;
}

export interface EndView extends VoteView {
  /** The call to end the game; after the end, the call that ended it. */
  readonly call: CallView | null;
}

export interface CallView {
  readonly by: SeatNumber;
  /** The finder: the searcher according to the record, otherwise the caller; null if the table gives up. */
  readonly finder: SeatNumber | null;
  /** Whether the caller claims that the habitat was found; false if the table gives up. */
  readonly found: boolean;
  /** Where it was found, if the caller named the space. */
  readonly space: PlaceView | null;
}

export interface AssistView extends VoteView {
  /** How much the app may think for the players. */
  readonly level: Assist;
  /** The level proposed to the table, if any. */
  readonly asked: Assist | null;
}

export interface FreeVoteView extends VoteView {
  /** Whether the others can free the seat: it takes at least two phones besides its own. */
  readonly possible: boolean;
}

export interface HintView extends VoteView {
  /** The hint once enough seats agree: zero or one element. */
  readonly shown: readonly ShownHint[];
  /** Whether the table can still vote for a hint. */
  readonly available: boolean;
}

export interface EventView {
  readonly kind: SeatEvent['kind'];
  readonly seat: SeatNumber;
  /** The previous holder's name; null if they gave none. */
  readonly name: string | null;
  readonly at: Instant;
  readonly by: readonly SeatNumber[];
}

/** Per device: when its event stream was last seen, and until when it counts as here. */
export type Presence = ReadonlyMap<DeviceId, { readonly seenAt: Time; readonly hereUntil: Time }>;

/** The public state of the table, plus the seats that the requesting device holds (`you`). */
export interface TableView {
  readonly code: string;
  readonly version: number;
  readonly mode: Mode;
  readonly players: PlayerCount;
  readonly mapCode: string;
  readonly phase: Phase;
  readonly moment: Moment;
  /** Whether somebody has confirmed that the map is set up on the table. */
  readonly laid: boolean;
  /** Whether the players share one phone, which holds every seat. */
  readonly onePhone: boolean;
  /** Whether the shared phone announces whose clue is opened. */
  readonly signals: boolean;
  /** Whether the number of looks is public. */
  readonly countsLooks: boolean;
  /** When the map was first laid with all seats taken. */
  readonly begunAt: Instant | null;
  readonly endedAt: Instant | null;
  /** Which game of the evening it is, from 1. */
  readonly round: number;
  /** Number of turns, if somebody entered it after the end. */
  readonly turns: number | null;
  readonly seats: readonly SeatSummary[];
  readonly hint: HintView;
  readonly end: EndView;
  readonly assist: AssistView;
  /** The recorded pieces; null if the table keeps no record. */
  readonly record: RecordView | null;
  readonly you: readonly SeatNumber[];
  /** How seats lost their holders, oldest first. */
  readonly events: readonly EventView[];
  /** Expected length and evenness, as far as they may be public yet; null for two players. */
  readonly grade: GradeView | null;
  /** Whether somebody chose the seed and so could know the clues. */
  readonly seedChosen: boolean;
  /** The code of the group's next game, once it exists. */
  readonly next: string | null;
  /** Only once the game has ended. */
  readonly habitat?: PlaceView;
  /** Only once the game has ended: the seed; null if unknown, or for a later game on the same map. */
  readonly seed?: string | null;
  /** Only once the game has ended: how fair it was. */
  readonly fairness?: FairnessView;
}

/** Before the end, omits fields that could narrow down the clues. */
export interface GradeView {
  readonly length?: Length;
  /** Range in whole turns for its length class: from a table that overlooks nothing to one that overlooks a quarter. */
  readonly turns?: ExpectedTurns;
  readonly evenness?: Evenness;
}

/** Private: only for the device that holds the seat. */
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

/** Inverse of the `call` of `endView`, without the finder. */
export const readCall = ({ by, found, space }: Omit<CallView, 'finder'>): EndCall => ({
  by,
  found: found ? { space: (space && hexOf(space)) ?? null } : null,
});

export const placeView = (hex: Hex): PlaceView => ({ row: rowOf(hex) + 1, col: columnOf(hex) + 1 });

/** The hex of a place; `undefined` outside the map. */
export const hexOf = ({ row, col }: PlaceView): Hex | undefined => hexAt(row - 1, col - 1);
