import { z } from 'zod';
import { PIECE_KINDS } from '../board/pieces';
import { ALL_CLUES, formatClue } from '../clues/clue';
import { PLAYER_COUNTS, SEAT_COLORS } from '../data/terms';
import { MAX_EXPORTED, ORIGIN } from '../game/copies';
import { MAX_EARLIER_SETS } from '../game/deal/wishes';
import { type Game, GRADE_WORDS, MAX_ROUNDS, MAX_TURNS } from '../game/game';
import { LONGEST_CODE } from '../game/gameCode';
import { MAX_ALSO, MAX_ENTRIES } from '../game/record/gameRecord';
import { MAX_NAME_LETTERS } from '../game/seats/playerName';
import {
  CHANGE_ID,
  HAND_OVER_GUESSES,
  MAX_CHANGES,
  MAX_EVENTS,
  MAX_LOOKS,
  MAX_PHONES,
  SEAT_EVENT_KINDS,
} from '../game/seats/seat';
import { MAX_NOTEBOOK_LETTERS } from '../game/seats/seatNotebook';
import { ASSISTS } from '../game/votes/assist';
import { HEX_COUNT, HEXES } from '../map/hexSet';
import { LONGEST_MAP_CODE } from '../map/mapCode';
import { EVENNESSES } from '../simulation/evenness';
import { LENGTHS } from '../simulation/length';
import { HINTS } from '../solver/hints';

/** The latest valid date (ECMA-262, Time Values); formatting a later one throws. */
const LATEST = 8.64e15;
const time = z.int().min(0).max(LATEST);
const MAX_SEATS = Math.max(...PLAYER_COUNTS);
/** A digest, or a phone's own id. */
const LONGEST_DEVICE = 43;
const DIGITS = 6;
/** Typed seeds are shorter, but normalization can expand one letter to eighteen. */
const LONGEST_SEED = 4_000;
/** Five clue ids and the spaces between them. */
const LONGEST_SET = MAX_SEATS * (1 + Math.max(...ALL_CLUES.map(clue => formatClue(clue).length)));
const seatNumber = z.int().min(1).max(MAX_SEATS);
const seatNumbers = z.array(seatNumber).max(MAX_SEATS);
const ballot = z.array(z.strictObject({ seat: seatNumber, agrees: z.boolean() })).max(MAX_SEATS);
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
const owner = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);
const piece = { owner, hex, kind: z.enum(PIECE_KINDS) };
const changeId = z.string().regex(CHANGE_ID);
const knownChange = z.strictObject({ id: changeId, digest: z.string().regex(ORIGIN) });
const source = { id: changeId, by: seatNumber, at: time };
const attribution = {
  ...source,
  also: z.array(z.strictObject(source)).min(1).max(MAX_ALSO).exactOptional(),
};
const entry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), ...piece, ...attribution }),
  z.strictObject({ type: z.literal('fix'), ...piece, to: hex.nullable(), ...attribution }),
  z.strictObject({ type: z.literal('remove'), entry: changeId, ...attribution }),
  z.strictObject({
    type: z.literal('correct'),
    entry: changeId,
    as: z.strictObject(piece),
    ...attribution,
  }),
  z.strictObject({ type: z.literal('mid-game'), ...attribution }),
  z.strictObject({ type: z.literal('skip'), ...attribution }),
  z.strictObject({ type: z.literal('turn'), player: owner, ...attribution }),
  z.strictObject({ type: z.literal('resume'), player: owner, hex, ...attribution }),
  z.strictObject({
    type: z.literal('reseat'),
    order: z.array(owner).max(MAX_SEATS),
    ...attribution,
  }),
]);

const motion = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('hint') }),
  z.strictObject({
    about: z.literal('end'),
    found: z.strictObject({ space: hex.nullable() }).nullable(),
  }),
  z.strictObject({ about: z.literal('assist'), level: assist }),
  z.strictObject({ about: z.literal('deal'), players: z.literal(PLAYER_COUNTS) }),
  z.strictObject({ about: z.literal('free'), seat: seatNumber }),
]);
/** One each of four kinds, and one `free` question per seat. */
const MAX_QUESTIONS = 4 + MAX_SEATS;

/**
 * Every list and text has a limit: uploaded games are untrusted, and views include their content.
 *
 * Strict: an unknown field would be lost with the next change. A new field, or a value that an older server would
 * refuse, needs a new format: see `UPCASTERS`.
 */
export const GameSchema = z.strictObject({
  code,
  origin: z.string().regex(ORIGIN),
  exportedCopies: z
    .array(z.strictObject({ id: z.string().regex(ORIGIN), version: z.int().min(1) }))
    .max(MAX_EXPORTED),
  version: z.int().min(1),
  dealNumber: z.int().min(1),
  players: z.literal(PLAYER_COUNTS),
  mapCode: z.string().max(LONGEST_MAP_CODE),
  clues: z.array(z.enum(ALL_CLUES.map(formatClue))).max(MAX_SEATS),
  hint: z.enum(HINTS),
  seats: z
    .array(
      z.strictObject({
        color,
        secondColor: color.nullable(),
        holder: z.strictObject({ device, name }).nullable(),
        looks: z.strictObject({
          count: z.int().min(0).max(MAX_LOOKS),
          last: time.nullable(),
          phones: z.array(device).max(MAX_PHONES),
        }),
        handOver: z
          .strictObject({
            digits: z.string().length(DIGITS),
            change: changeId.nullable(),
            until: time,
            guesses: z
              .array(z.strictObject({ device, change: knownChange.nullable() }))
              .max(HAND_OVER_GUESSES),
          })
          .nullable(),
        notebook: z.string().max(MAX_NOTEBOOK_LETTERS).nullable(),
        notebookWrites: z.int().min(0),
        changes: z.array(knownChange).max(MAX_CHANGES),
        bucketEmptyAt: time,
      }),
    )
    .max(MAX_SEATS),
  questions: z.array(z.strictObject({ motion, ballot })).max(MAX_QUESTIONS),
  endedAt: time.nullable(),
  finder: seatNumber.nullable(),
  misses: z
    .array(
      z.strictObject({
        space: hex,
        by: seatNumber,
        name,
        at: time,
        isRecorded: z.boolean(),
        looked: seatNumbers,
      }),
    )
    .max(HEX_COUNT),
  laid: z.boolean(),
  startedAt: time.nullable(),
  countsLooks: z.boolean(),
  onePhone: z.boolean(),
  signals: z.boolean(),
  assist,
  record: z.array(entry).max(MAX_ENTRIES).nullable(),
  order: seatNumbers,
  orderedBy: seatNumber.nullable(),
  starter: seatNumber,
  hard: seatNumber.nullable(),
  events: z
    .array(
      z.strictObject({
        kind: z.enum(SEAT_EVENT_KINDS),
        seat: seatNumber,
        name,
        at: time,
        by: seatNumbers,
      }),
    )
    .max(MAX_EVENTS * MAX_SEATS),
  seed: z.string().max(LONGEST_SEED).nullable(),
  seedChosen: z.boolean(),
  grade: z
    .strictObject({
      length: z.enum(LENGTHS),
      evenness: z.enum(EVENNESSES),
      early: z.array(z.enum(GRADE_WORDS)).max(GRADE_WORDS.length),
    })
    .nullable(),
  earlierSets: z.array(z.string().max(LONGEST_SET)).max(MAX_EARLIER_SETS),
  previous: code.nullable(),
  next: code.nullable(),
  round: z.int().min(1).max(MAX_ROUNDS),
  turns: z.int().min(1).max(MAX_TURNS).nullable(),
}) satisfies z.ZodType<Game>;
