import { z } from 'zod';
import { PIECE_KINDS } from '../../board/pieces';
import { type Owner, type Player, type SeatNumber, schemaOf } from '../../board/players';
import { ALL_CLUES, formatClue } from '../../clues/clue';
import { HINTS } from '../../clues/hints';
import { SEAT_COLORS } from '../../data/terms';
import { COLUMNS, ROWS } from '../../map/size';
import { actionSchemas } from '../../play/actionSchemas';
import type { Shape } from '../../shape';
import { EVENNESSES } from '../../simulation/evenness';
import { LENGTHS } from '../../simulation/length';
import { eventSchemas } from '../events/eventSchemas';
import { motionSchemas } from '../votes/motionSchemas';

/** The parts of the views in `viewSchemas`. */

export const count = z.int().min(0);
export const seat = schemaOf<SeatNumber>(z.int().min(1).max(5));
const index = z.int().min(0).max(4);
const owner = schemaOf<Owner>(index);
export const color = z.enum(SEAT_COLORS);
export const name = z.string().nullable();

export const Instant = z.iso.datetime().describe('ISO 8601, in UTC');
export type Instant = Shape<typeof Instant>;

/** A space's row and column, counted from 1. */
export const PlaceView = z.strictObject({
  row: z.int().min(1).max(ROWS),
  col: z.int().min(1).max(COLUMNS),
});
export type PlaceView = Shape<typeof PlaceView>;

export const ClueId = z.enum(ALL_CLUES.map(formatClue));
export const ClueView = z.strictObject({ id: ClueId });
export type ClueView = Shape<typeof ClueView>;

export const ShownHint = z.strictObject({ id: z.enum(HINTS) });
export type ShownHint = Shape<typeof ShownHint>;

const seats = z.array(seat);

export const MotionView = z.discriminatedUnion(
  'about',
  motionSchemas(z.strictObject, { space: PlaceView, seat }),
);
export type MotionView = Shape<typeof MotionView>;

/**
 * Whether seats are still asked. `closed`: a refusal has ended it, or the vote has become impossible; answers can only
 * be taken back. `carried`: it is decided for good.
 */
export const QUESTION_STATES = ['open', 'closed', 'carried'] as const;

/** A question to the table. */
export const QuestionView = z.strictObject({
  motion: MotionView,
  askedAt: Instant,
  /** The seat that asked. */
  by: seat,
  /** The seats that agree, in order, and those that answered "not now". */
  votes: seats,
  notNow: seats,
  /** How many must agree. */
  needed: count,
  state: z.enum(QUESTION_STATES),
});
export type QuestionView = Shape<typeof QuestionView>;

/** The hint once enough seats agree, and the question about it. */
export const HintView = z.strictObject({
  hint: ShownHint.nullable(),
  question: QuestionView.nullable(),
});
export type HintView = Shape<typeof HintView>;

/** A space that was wrongly called as the habitat. */
export const MissView = z.strictObject({
  space: PlaceView,
  /** The seat whose find it was, and its holder's name at the time. */
  by: seat,
  name,
  at: Instant,
  /** Whether a recorded search replaced the other seats' votes; a later search no longer does. */
  recorded: z.boolean(),
  /** The seats that have looked at their clues since. */
  looked: seats,
});
export type MissView = Shape<typeof MissView>;

/** Looks at a seat's clue, over all its holders. */
const LooksView = z.strictObject({
  /** Number of distinct phones; 0 if no one has looked yet. */
  phones: count,
  /** Number of looks, and time of the latest. */
  count,
  last: Instant.nullable(),
});
export type LooksView = Shape<typeof LooksView>;

export const SeatSummary = z.strictObject({
  seat,
  name,
  color,
  /** One per clue, the seat's own colour first: two in a two-player game. */
  colors: z.array(color),
  claimed: z.boolean(),
  /** Whether the seat's device has an open event stream now, and when it last had one. */
  connected: z.boolean(),
  lastConnectedAt: Instant.nullable(),
  looks: LooksView,
  /** Whether the others can free the seat; it takes at least two phones besides its own. */
  canBeFreed: z.boolean(),
  /** Wrong guesses left for the seat's hand-over code, over all devices. */
  triesLeft: count.exactOptional().describe('for its holder, while a hand-over is open'),
  /**
   * A recorded piece of this seat contradicts its clue. Sent only to the seat's holder, and only if that device holds
   * no other seat: on a shared phone it would reveal whose piece is wrong to anyone who uses the phone.
   */
  hasWrongPiece: z
    .literal(true)
    .exactOptional()
    .describe('for its holder: a recorded piece is wrong'),
  clue: ClueView.exactOptional(),
  clues: z.array(ClueView).exactOptional(),
});
export type SeatSummary = Shape<typeof SeatSummary>;

/** The id of an entry, the seat that made it, and the time. */
const EntrySourceView = z.strictObject({ id: z.string(), by: seat, at: Instant });
const PieceView = z.strictObject({ owner, space: PlaceView, kind: z.enum(PIECE_KINDS) });
export type PieceView = Shape<typeof PieceView>;

/** An action with spaces as row and column, and who entered it. Owners and players count from 0. */
export const EntryView = z.discriminatedUnion(
  'type',
  actionSchemas(
    z.strictObject,
    {
      ...{ space: PlaceView, piece: PieceView.shape },
      ...{ player: schemaOf<Player>(index), entry: z.string() },
    },
    {
      ...EntrySourceView.shape,
      also: z.array(EntrySourceView).exactOptional().describe('the same, entered on other phones'),
    },
    {},
  ),
);
export type EntryView = Shape<typeof EntryView>;

/** The record, oldest entry first. */
export const RecordView = z.strictObject({ entries: z.array(EntryView) });
export type RecordView = Shape<typeof RecordView>;

/** What happened at the table. */
export const EventView = z.discriminatedUnion(
  'kind',
  eventSchemas({ at: Instant, space: PlaceView, seat, name }, {}),
);
export type EventView = Shape<typeof EventView>;

const turns = { from: count, to: count };
/** Before the end, omits fields that could narrow down the clues. */
export const GradeView = z.strictObject({
  length: z.enum(LENGTHS).exactOptional(),
  /** Range in whole turns for its length class: from a table that overlooks nothing to one that overlooks a quarter. */
  turns: z.strictObject({ ...turns, each: z.strictObject(turns) }).exactOptional(),
  evenness: z.enum(EVENNESSES).exactOptional(),
});
export type GradeView = Shape<typeof GradeView>;
