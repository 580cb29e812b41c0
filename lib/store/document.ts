import { z } from 'zod';
import { ALL_CLUES, formatClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { clueCount, PLAYER_COUNTS, SEAT_COLORS } from '../data/terms';
import { ASSISTS } from '../game/assist';
import { ballotsOf } from '../game/consent';
import { cluesInPlay, type Game, GRADE_WORDS } from '../game/game';
import { MOST_NOTEBOOK_LETTERS } from '../game/notebook';
import { isOfTable, isSound, MOST_ENTRIES } from '../game/record';
import { SEAT_EVENT_KINDS } from '../game/seat';
import { MOST_TURNS } from '../game/turns';
import { HEXES, intersection } from '../map/hexSet';
import { parseMapCode } from '../map/mapCode';
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
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return damaged('format');
  if (format > FORMAT) return refused({ kind: 'newer' });

  const upcasters = UPCASTERS.slice(format - 1);
  const checked = GameSchema.safeParse(upcasters.reduce((older, upcast) => upcast(older), game));
  if (!checked.success) return damaged(placesOf(checked.error));
  const contradiction = contradictionIn(checked.data);
  return contradiction === undefined ? ok(checked.data) : damaged(contradiction);
}

const damaged = (where: string) => refused<DocumentFault>({ kind: 'damaged', where });

function parseFields(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const placesOf = ({ issues }: z.ZodError): string =>
  [...new Set(issues.map(({ path }) => path.join('.')))].slice(0, 5).join(', ');

const count = z.int().min(0);
/** No date is later (ECMA-262, Time Values): to write one out would throw. */
const LATEST = 8.64e15;
const time = z.int().min(0).max(LATEST);
const seatNumber = z.int().min(1);
const seatNumbers = z.array(seatNumber);
const ballot = z.array(z.strictObject({ seat: seatNumber, agrees: z.boolean() }));
const color = z.enum(SEAT_COLORS);
const name = z.string().nullable();
const assist = z.enum(ASSISTS);
const hex = z.literal(HEXES);
const piece = { owner: count, hex, kind: z.enum(PIECE_KINDS) };
const told = { by: seatNumber, at: time };
const entry = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('place'), ...piece, ...told }),
  z.strictObject({ does: z.literal('mend'), ...piece, to: hex.nullable(), ...told }),
  z.strictObject({ does: z.literal('remove'), owner: count, hex, ...told }),
  z.strictObject({ does: z.literal('correct'), owner: count, hex, instead: count, ...told }),
  z.strictObject({ does: z.literal('pass'), ...told }),
  z.strictObject({ does: z.literal('turn'), player: count, ...told }),
]);

/**
 * Strict: a field that is unknown here would be lost with the next change. Whoever adds one, or a value that an
 * older server would refuse, adds a format: see `UPCASTERS`.
 */
const GameSchema = z.strictObject({
  code: z.string(),
  version: z.int().min(1),
  players: z.literal(PLAYER_COUNTS),
  mapCode: z.string(),
  clues: z.array(z.enum(ALL_CLUES.map(formatClue))),
  hint: z.enum(HINTS),
  seats: z.array(
    z.strictObject({
      color,
      secondColor: color.nullable(),
      holder: z.strictObject({ device: z.string(), name }).nullable(),
      looks: z.strictObject({ count, last: time.nullable(), phones: z.array(z.string()) }),
      freeBallot: ballot,
      handOver: z
        .strictObject({ digits: z.string(), until: time, guessers: z.array(z.string()) })
        .nullable(),
      notebook: z.string().max(MOST_NOTEBOOK_LETTERS).nullable(),
      restedAt: time,
    }),
  ),
  hintBallot: ballot,
  endBallot: ballot,
  endCall: z
    .strictObject({
      by: seatNumber,
      found: z.strictObject({ space: hex.nullable() }).nullable(),
    })
    .nullable(),
  endedAt: time.nullable(),
  laid: z.boolean(),
  begunAt: time.nullable(),
  countsLooks: z.boolean(),
  onePhone: z.boolean(),
  signals: z.boolean(),
  assist,
  assistQuestion: z.strictObject({ asked: assist, ballot }).nullable(),
  record: z.array(entry).max(MOST_ENTRIES).nullable(),
  events: z.array(
    z.strictObject({
      kind: z.enum(SEAT_EVENT_KINDS),
      seat: seatNumber,
      name,
      at: time,
      by: seatNumbers,
    }),
  ),
  seed: z.string().nullable(),
  seedChosen: z.boolean(),
  grade: z
    .strictObject({
      length: z.enum(LENGTHS),
      evenness: z.enum(EVENNESSES),
      early: z.array(z.enum(GRADE_WORDS)),
    })
    .nullable(),
  before: z.array(z.string()),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  round: z.int().min(1),
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
