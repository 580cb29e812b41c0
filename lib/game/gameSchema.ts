import { z } from 'zod';
import { type SeatNumber, schemaOf } from '../board/players';
import { ALL_CLUES, formatClue } from '../clues/clue';
import { HINTS } from '../clues/hints';
import { PLAYER_COUNTS, SEAT_COLORS } from '../data/terms';
import { HEX_COUNT, HEXES } from '../map/hexSet';
import { LONGEST_MAP_CODE } from '../map/mapCode';
import { actionSchemas, STORED_PARTS } from '../play/actionSchemas';
import { EVENNESSES } from '../simulation/evenness';
import { LENGTHS } from '../simulation/length';
import { MAX_EARLIER_SETS } from './deal/wishes';
import { eventSchemas } from './events/eventSchemas';
import { LONGEST_CODE } from './gameCode';
import {
  CHANGE_ID,
  GRADE_WORDS,
  HAND_OVER_GUESSES,
  LONGEST_SEED,
  MAX_ALSO,
  MAX_CHANGES,
  MAX_ENTRIES,
  MAX_EVENTS,
  MAX_EXPORTED,
  MAX_LOOKS,
  MAX_NEWS,
  MAX_NOTEBOOK_LETTERS,
  MAX_PHONES,
  MAX_ROUNDS,
  ORIGIN,
} from './limits';
import { MAX_NAME_LETTERS } from './seats/playerName';
import { ASSISTS } from './votes/assist';
import { motionSchemas } from './votes/motionSchemas';

/**
 * The schemas of what is stored, from which the types follow: `Game` and its parts. Pages import only types of them.
 *
 * Every list and text has a limit: uploaded games are untrusted, and views include their content.
 *
 * Strict: an unknown field would be lost with the next change. A new field, or a value that an older server would
 * refuse, needs a new format: see `UPCASTERS`.
 */

/** The latest valid date (ECMA-262, Time Values); formatting a later one throws. */
const LATEST = 8.64e15;
const time = z.int().min(0).max(LATEST);
const MAX_SEATS = Math.max(...PLAYER_COUNTS);
/** A digest, or a phone's own id. */
const LONGEST_DEVICE = 43;
const DIGITS = 6;
/** Five clue ids and the spaces between them. */
const LONGEST_SET = MAX_SEATS * (1 + Math.max(...ALL_CLUES.map(clue => formatClue(clue).length)));
const seatNumber = schemaOf<SeatNumber>(z.int().min(1).max(MAX_SEATS));
const seatNumbers = z.array(seatNumber).max(MAX_SEATS);
const color = z.enum(SEAT_COLORS);
const code = z.string().max(LONGEST_CODE);
const device = z.string().max(LONGEST_DEVICE);
/** Code points, which may have two UTF-16 units each. */
const name = z
  .string()
  .max(2 * MAX_NAME_LETTERS)
  .nullable();
const assist = z.enum(ASSISTS);
const hex = z.literal(HEXES);
const changeId = z.string().regex(CHANGE_ID);

/** An applied change with an id, by which a retry of it is recognized. */
export const KnownChangeSchema = z.strictObject({
  id: changeId,
  /** Hash of the device, the kind and the content: 32 hex digits. The same id with another digest is another change. */
  digest: z.string().regex(ORIGIN),
});

/** The id of an entry, the seat that made it, and the time. */
export const EntrySourceSchema = z.strictObject({ id: changeId, by: seatNumber, at: time });

/** An action as entered; `also` by other phones. */
export const EntrySchema = z.discriminatedUnion(
  'type',
  actionSchemas(
    z.strictObject,
    { ...STORED_PARTS, entry: changeId },
    {
      ...EntrySourceSchema.shape,
      also: z.array(EntrySourceSchema).min(1).max(MAX_ALSO).exactOptional(),
    },
    {},
  ),
);

/** What a table can vote on. */
export const MotionSchema = z.discriminatedUnion(
  'about',
  motionSchemas(z.strictObject, { space: hex, seat: seatNumber }),
);

/** One of each kind, but a `free` question for each seat. */
const MAX_QUESTIONS = MotionSchema.options.length - 1 + MAX_SEATS;

/** A seat's answer to a question put to the whole table: "agree", or "not now" (false). */
export const BallotEntrySchema = z.strictObject({ seat: seatNumber, agrees: z.boolean() });

/** An open question: at least one seat agrees, and the first of these asked it. */
export const QuestionSchema = z.strictObject({
  motion: MotionSchema,
  /** Identifies the question: asking again makes a new question. */
  askedAt: time,
  /** At most one answer per seat, in order of arrival. */
  ballot: z.array(BallotEntrySchema).max(MAX_SEATS),
});

/** The search with which a record ends, if no player has placed a cube: its space, and the seat that searched. */
export const RecordedFindSchema = z.strictObject({ space: hex, by: seatNumber });

/** A wrong find. It reveals what cubes and discs on that space would have revealed. */
export const MissSchema = z.strictObject({
  space: hex,
  /** The seat whose find it was, and its holder's name at the time. */
  by: seatNumber,
  name,
  at: time,
  /** Whether a recorded search replaced the other seats' votes. */
  isRecorded: z.boolean(),
  /** The seats that have looked at their clues since. */
  looked: seatNumbers,
});

/** Looks at a seat's clue, over all its holders. */
export const LooksSchema = z.strictObject({
  /** Number of looks, capped at `MAX_LOOKS`, and the time of the latest. */
  count: z.int().min(0).max(MAX_LOOKS),
  last: time.nullable(),
  /** Distinct phones that looked: the first `MAX_PHONES` of them. */
  phones: z.array(device).max(MAX_PHONES),
});

export const HandOverSchema = z.strictObject({
  digits: z.string().length(DIGITS),
  /** The id of the change that asked for these digits, if it has one: only its retries are answered with them. */
  change: changeId.nullable(),
  until: time,
  /** Every wrong guess: the device, and its change if that has an id. */
  guesses: z
    .array(z.strictObject({ device, change: KnownChangeSchema.nullable() }))
    .max(HAND_OVER_GUESSES),
});

/** One place at the table: its holder and its history. */
export const SeatSchema = z.strictObject({
  color,
  /** In a two-player game, the colour of the second clue's pieces; null until the seat is claimed. */
  secondColor: color.nullable(),
  holder: z.strictObject({ device, name }).nullable(),
  looks: LooksSchema,
  /** A one-time code that gives the seat to another device. Secret. */
  handOver: HandOverSchema.nullable(),
  /** The holder's notes, if they are stored with the seat. Secret. */
  notebook: z.string().max(MAX_NOTEBOOK_LETTERS).nullable(),
  /** Number of writes, including those of the same text, so that an earlier request that arrives late is refused. */
  notebookWrites: z.int().min(0),
  /** The latest `MAX_CHANGES` changes that have an id, oldest first, over all its holders. */
  changes: z.array(KnownChangeSchema).max(MAX_CHANGES),
  /** Rate limit: when the seat's move bucket is empty again; 0 before the first move. See `emptyAfter` in `moves.ts`. */
  bucketEmptyAt: time,
});

/** Events that the table's phones show. Losses of seats are stored so that no one can see a clue unnoticed. */
export const EventSchema = z.discriminatedUnion(
  'kind',
  eventSchemas({ at: time, space: hex, seat: seatNumber, name }, { device }),
);

/** Grade of a deal from simulated games. Derivable, but too slow to recompute for every view. */
export const GradeSchema = z.strictObject({
  length: z.enum(LENGTHS),
  evenness: z.enum(EVENNESSES),
  /** The words that are public before the end; after it, all are. */
  early: z.array(z.enum(GRADE_WORDS)).max(GRADE_WORDS.length),
});

/**
 * One table's game. Derived values are stored only if they are slow to compute: not the habitat, the stage, or whether
 * the hint is shown.
 */
export const GameSchema = z.strictObject({
  code,
  /** Identifies the game across servers and phones: see `ORIGIN` in `limits.ts`. Secret. */
  origin: z.string().regex(ORIGIN),
  /** The states in which it was exported to another phone, oldest first: see `copies.ts`. Secret. */
  exportedStates: z.array(z.string().regex(ORIGIN)).max(MAX_EXPORTED),
  /** Grows by one with every change. */
  version: z.int().min(1),
  /** Number of the table's current deal, from 1: see `deal/redeal.ts`. Clues, notes and changes belong to one deal. */
  dealNumber: z.int().min(1),
  players: z.literal(PLAYER_COUNTS),
  mapCode: z.string().max(LONGEST_MAP_CODE),
  /** In the order of the seats: one per seat, or two per seat in a two-player game. Secret. */
  clues: z.array(z.enum(ALL_CLUES.map(formatClue))).max(MAX_SEATS),
  /** Secret until enough seats agree. */
  hint: z.enum(HINTS),
  seats: z.array(SeatSchema).max(MAX_SEATS),
  /** Open questions with their votes. The hint and end questions stay after they are carried. */
  questions: z.array(QuestionSchema).max(MAX_QUESTIONS),
  endedAt: time.nullable(),
  /** Spaces wrongly named as the habitat: each once, oldest first. */
  misses: z.array(MissSchema).max(HEX_COUNT),
  /** Whether a player has confirmed that the map is set up on the table. */
  laid: z.boolean(),
  /** When the map was first laid with all seats taken. */
  startedAt: time.nullable(),
  /** Whether the players share one phone, which holds every seat. */
  onePhone: z.boolean(),
  /** Whether the shared phone announces aloud whose clue is opened. */
  signals: z.boolean(),
  /** How much the app deduces for the players. */
  assist,
  /** The recorded pieces; null until a player starts a record. */
  record: z.array(EntrySchema).max(MAX_ENTRIES).nullable(),
  /** The find that the record proves. Derivable, but interpreting a record is too slow for every view: see `withRecord`. */
  recordedFind: RecordedFindSchema.nullable(),
  /** Seats clockwise, as far as players have entered it: each at most once. A seat's number is not a position. */
  order: seatNumbers,
  /** Who places the first cube: drawn, or chosen. */
  starter: seatNumber,
  /** The seat with the hard envelope, the clue that wins least; null without a handicap. */
  hard: seatNumber.nullable(),
  /** Oldest first: at most `MAX_EVENTS` of each seat's holders, and `MAX_NEWS` others. */
  events: z.array(EventSchema).max(MAX_EVENTS * MAX_SEATS + MAX_NEWS),
  /** The seed of the deal, if known. Secret until the end. */
  seed: z.string().max(LONGEST_SEED).nullable(),
  /** Whether the seed was chosen: whoever chose it could deal the same game elsewhere and read its clues. */
  seedChosen: z.boolean(),
  /** Result of 128 simulated games; null for two players. */
  grade: GradeSchema.nullable(),
  /** The latest `MAX_EARLIER_SETS` sets dealt on this map, as `formatSet` spells them. Secret. */
  earlierSets: z.array(z.string().max(LONGEST_SET)).max(MAX_EARLIER_SETS),
  /** Codes of the group's previous and next game. */
  previous: code.nullable(),
  next: code.nullable(),
  /** Number of the game within the evening, from 1, capped at `MAX_ROUNDS`. */
  round: z.int().min(1).max(MAX_ROUNDS),
});
