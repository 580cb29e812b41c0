import { z } from 'zod';
import { ALL_CLUES, formatClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { clueCount, PLAYER_COUNTS, SEAT_COLORS } from '../data/terms';
import { ASSISTS } from '../game/assist';
import { ballotsOf, isEnded } from '../game/consent';
import { finderOf } from '../game/finder';
import { cluesInPlay, type Game, GRADE_WORDS, MOST_ROUNDS } from '../game/game';
import { LONGEST_CODE } from '../game/gameCode';
import { MOST_NOTEBOOK_LETTERS } from '../game/notebook';
import { ORIGIN } from '../game/origin';
import { MOST_NAME_LETTERS } from '../game/playerName';
import { isOfTable, isSound, MOST_ENTRIES } from '../game/record';
import {
  HAND_OVER_GUESSES,
  MOST_EVENTS,
  MOST_LOOKS,
  MOST_PHONES,
  SEAT_EVENT_KINDS,
} from '../game/seat';
import { withFixedColors } from '../game/sitting';
import { MOST_TURNS } from '../game/turns';
import { MOST_BEFORE } from '../game/wishes';
import { HEXES, intersection } from '../map/hexSet';
import { LONGEST_MAP_CODE, parseMapCode } from '../map/mapCode';
import { PIECE_KINDS } from '../play/pieces';
import { ok, type Result, refused } from '../result';
import { EVENNESSES } from '../simulation/evenness';
import { LENGTHS } from '../simulation/length';
import { HINTS } from '../solver/hints';
import { type Fields, isFields, UPCASTERS } from './upcasters';

/**
 * The one door between games and the text that is kept of them. A text is a JSON object: its format's
 * number and the game's fields. What comes in is of any format so far; what goes out is of the newest.
 */

/** Why a text is no game to us: it was damaged, or a newer Fieldbook than this one wrote it. */
export type DocumentFault =
  | { readonly kind: 'newer' }
  /** `where` names fields and never holds what stands in them: it may be logged. */
  | { readonly kind: 'damaged'; readonly where: string };

/** The format that is written; formats count from 1. */
export const FORMAT = UPCASTERS.length + 1;

export const formatDocument = (game: Game): string => JSON.stringify({ format: FORMAT, ...game });

export function readDocument(text: string): Result<Game, DocumentFault> {
  const fields = parseFields(text);
  if (fields === undefined) return damaged('it is no JSON object');
  const { format = 1, ...game } = fields;
  if (!isBounded(game)) return damaged('a list that is too long');
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return damaged('format');
  if (format > FORMAT) return refused({ kind: 'newer' });

  const upcasters = UPCASTERS.slice(format - 1);
  const checked = GameSchema.safeParse(upcasters.reduce((older, upcast) => upcast(older), game));
  if (!checked.success) return damaged(placesOf(checked.error));
  const contradiction = contradictionIn(checked.data);
  if (contradiction !== undefined) return damaged(contradiction);
  return ok(format < KEEPS_FINDER ? completed(checked.data) : checked.data);
}

/** From this format on the finder is kept, and the second colour of whoever sits in a game for two. */
const KEEPS_FINDER = 6;

/** What a game of before tells only once it is known to be sound. */
const completed = (game: Game): Game =>
  withFixedColors({ ...game, finder: isEnded(game) ? finderOf(game) : null });

const damaged = (where: string) => refused<DocumentFault>({ kind: 'damaged', where });

function parseFields(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** How deep things lie in each other in a game. */
const DEEPEST = 6;

/** Asked before anything else is done with what comes in: the schema looks at all of a list before it counts it. */
function isBounded(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST || (Array.isArray(value) && value.length > MOST_ENTRIES)) return false;
  return Object.values(value).every(each => isBounded(each, depth + 1));
}

const placesOf = ({ issues }: z.ZodError): string =>
  [...new Set(issues.map(({ path }) => path.join('.')))].slice(0, 5).join(', ');

/** Each list and text here has a ceiling: a view tells them, and so does each that follows. No date is later (ECMA-262, Time Values): to write one out would throw. */
const LATEST = 8.64e15;
const time = z.int().min(0).max(LATEST);
const MOST_SEATS = Math.max(...PLAYER_COUNTS);
/** A digest, or what a phone calls itself. */
const LONGEST_DEVICE = 43;
const DIGITS = 6;
/** What people type is shorter; spelt plainly, one letter may be eighteen. */
const LONGEST_SEED = 4_000;
/** Five clues and the blanks between. */
const LONGEST_SET = MOST_SEATS * (1 + Math.max(...ALL_CLUES.map(clue => formatClue(clue).length)));
const seatNumber = z.int().min(1).max(MOST_SEATS);
const seatNumbers = z.array(seatNumber).max(MOST_SEATS);
const ballot = z.array(z.strictObject({ seat: seatNumber, agrees: z.boolean() })).max(MOST_SEATS);
const color = z.enum(SEAT_COLORS);
const code = z.string().max(LONGEST_CODE);
const device = z.string().max(LONGEST_DEVICE);
/** Of letters that JavaScript may count twice. */
const name = z
  .string()
  .max(2 * MOST_NAME_LETTERS)
  .nullable();
const assist = z.enum(ASSISTS);
const hex = z.literal(HEXES);
const owner = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const piece = { owner, hex, kind: z.enum(PIECE_KINDS) };
const told = { by: seatNumber, at: time };
const entry = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('place'), ...piece, ...told }),
  z.strictObject({ does: z.literal('mend'), ...piece, to: hex.nullable(), ...told }),
  z.strictObject({ does: z.literal('remove'), owner, hex, ...told }),
  z.strictObject({ does: z.literal('correct'), owner, hex, instead: owner, ...told }),
  z.strictObject({ does: z.literal('pass'), ...told }),
  z.strictObject({ does: z.literal('turn'), player: owner, ...told }),
]);

/**
 * Strict: a field that is unknown here would be lost with the next change. Whoever adds one, or a value that an
 * older server would refuse, adds a format: see `UPCASTERS`.
 */
const GameSchema = z.strictObject({
  code,
  origin: z.string().regex(ORIGIN).nullable(),
  version: z.int().min(1),
  players: z.literal(PLAYER_COUNTS),
  mapCode: z.string().max(LONGEST_MAP_CODE),
  clues: z.array(z.enum(ALL_CLUES.map(formatClue))).max(MOST_SEATS),
  hint: z.enum(HINTS),
  seats: z
    .array(
      z.strictObject({
        color,
        secondColor: color.nullable(),
        holder: z.strictObject({ device, name }).nullable(),
        looks: z.strictObject({
          count: z.int().min(0).max(MOST_LOOKS),
          last: time.nullable(),
          phones: z.array(device).max(MOST_PHONES),
        }),
        freeBallot: ballot,
        handOver: z
          .strictObject({
            digits: z.string().length(DIGITS),
            until: time,
            guessers: z.array(device).max(HAND_OVER_GUESSES),
          })
          .nullable(),
        notebook: z.string().max(MOST_NOTEBOOK_LETTERS).nullable(),
        restedAt: time,
      }),
    )
    .max(MOST_SEATS),
  hintBallot: ballot,
  endBallot: ballot,
  endCall: z
    .strictObject({
      by: seatNumber,
      found: z.strictObject({ space: hex.nullable() }).nullable(),
    })
    .nullable(),
  endedAt: time.nullable(),
  finder: seatNumber.nullable(),
  laid: z.boolean(),
  begunAt: time.nullable(),
  countsLooks: z.boolean(),
  onePhone: z.boolean(),
  signals: z.boolean(),
  assist,
  assistQuestion: z.strictObject({ asked: assist, ballot }).nullable(),
  record: z.array(entry).max(MOST_ENTRIES).nullable(),
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
    .max(MOST_EVENTS * MOST_SEATS),
  seed: z.string().max(LONGEST_SEED).nullable(),
  seedChosen: z.boolean(),
  grade: z
    .strictObject({
      length: z.enum(LENGTHS),
      evenness: z.enum(EVENNESSES),
      early: z.array(z.enum(GRADE_WORDS)).max(GRADE_WORDS.length),
    })
    .nullable(),
  before: z.array(z.string().max(LONGEST_SET)).max(MOST_BEFORE),
  previous: code.nullable(),
  next: code.nullable(),
  round: z.int().min(1).max(MOST_ROUNDS),
  turns: z.int().min(1).max(MOST_TURNS).nullable(),
}) satisfies z.ZodType<Game>;

/** What no game holds though each of its fields could, named; nothing where it is sound. */
function contradictionIn(game: Game): string | undefined {
  const { players, seats, clues, events } = game;
  const areVotes = (votes: readonly number[]) =>
    isDistinct(votes) && votes.every(seat => seat <= players);
  if (seats.length !== players) return 'as many seats as players';
  if (clues.length !== clueCount(players)) return 'as many clues as players play';
  const colors = seats.flatMap(seat => [
    seat.color,
    ...(seat.secondColor ? [seat.secondColor] : []),
  ]);
  if (!isDistinct(colors)) return 'a colour a seat';
  if (!ballotsOf(game).every(each => areVotes(each.map(({ seat }) => seat)))) return 'votes';
  if (game.endCall !== null && game.endCall.by > players) return 'a call of a seat';
  if (game.finder !== null && (game.finder > players || !isEnded(game))) return 'a finder';
  if (!isRecord(game)) return 'a record of this table';
  if (events.some(({ seat, by }) => seat > players || !areVotes(by))) return 'events';
  return hasHabitat(game) ? undefined : 'a map and clues with one habitat';
}

const isRecord = (game: Game): boolean =>
  game.record === null ||
  (game.record.every(entry => entry.by <= game.players && isOfTable(game, entry)) &&
    isSound(game.record));

const isDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** What was dealt never changes, and to check it takes longer than all the rest. */
const sound = new Set<string>();
const MOST_REMEMBERED = 10_000;

function hasHabitat(game: Game): boolean {
  const dealt = `${game.mapCode} ${game.clues}`;
  if (sound.has(dealt)) return true;
  const map = parseMapCode(game.mapCode);
  if (!map.ok) return false;
  const left = intersection(cluesInPlay(game).map(clue => clueHexes(clue, map.value)));
  if (left.single === undefined) return false;
  if (sound.size === MOST_REMEMBERED) sound.clear();
  sound.add(dealt);
  return true;
}
