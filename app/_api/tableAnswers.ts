import { z } from 'zod';
import { ALL_CLUES, formatClue } from '@/lib/clues/clue';
import { MODES, PLAYER_COUNTS, SEAT_COLORS } from '@/lib/data/terms';
import { MOMENTS } from '@/lib/game/moment';
import type { EntryView } from '@/lib/game/record/recordView';
import { SEAT_EVENT_KINDS } from '@/lib/game/seats/seat';
import type { EveningView } from '@/lib/game/views/eveningView';
import type { FairnessView } from '@/lib/game/views/fairnessView';
import type { CallView, GradeView, PlaceView, SeatSummary } from '@/lib/game/views/views';
import { ASSISTS } from '@/lib/game/votes/assist';
import { COLUMNS, HEX_COUNT, ROWS } from '@/lib/map/size';
import { PIECE_KINDS } from '@/lib/play/pieces';
import { EVENNESSES } from '@/lib/simulation/evenness';
import { LENGTHS } from '@/lib/simulation/length';
import { HINTS } from '@/lib/solver/hints';
import type { BoardCheck } from '@/lib/table/boardCheck';
import type { KeptNotebook } from '@/lib/table/notebookCommands';
import type { Offer } from '@/lib/table/seatCommands';
import type { ClueInWords, HintAnswer, InWords, SeatAnswer, TableAnswer } from './inWords';
import { schemaOf } from './schemaOf';

/** Schemas of table answers: the views of `lib/game/views/views`, with texts. They are strict: no other fields. */

const count = z.int().min(0);
const seat = z.int().min(1).max(5);
const owner = z.int().min(0).max(4);
const code = z.string().describe('of a game');
const mode = z.enum(MODES);
const phase = z.enum(['playing', 'ended']);
const color = z.enum(SEAT_COLORS);
const name = z.string().nullable();
export const share = z.number().min(0).max(1);

const Instant = z.iso.datetime().describe('ISO 8601, in UTC');
export const ClueId = z.enum(ALL_CLUES.map(formatClue));
export const Place = schemaOf<PlaceView>()(
  z.strictObject({ row: z.int().min(1).max(ROWS), col: z.int().min(1).max(COLUMNS) }),
);

const Clue = schemaOf<ClueInWords>()(
  z.strictObject({
    id: ClueId,
    officialId: z.string(),
    text: z.string(),
    marked: z.string().describe('the text with <key> and <not> around what a slip underlines'),
    short: z.string(),
  }),
);

const vote = {
  votes: count,
  voters: z.array(seat),
  notNow: z.array(seat),
  needed: count,
};

const HintVote = schemaOf<HintAnswer>()(
  z.strictObject({
    shown: z.array(z.strictObject({ id: z.enum(HINTS), text: z.string() })).max(1),
    ...vote,
    available: z.boolean(),
  }),
);

const Call = schemaOf<CallView>()(
  z.strictObject({
    by: seat,
    finder: seat.nullable(),
    found: z.boolean(),
    space: Place.nullable(),
  }),
);

const Summary = schemaOf<InWords<SeatSummary>>()(
  z.strictObject({
    seat,
    name,
    color,
    colors: z.array(color),
    claimed: z.boolean(),
    here: z.boolean(),
    lastHere: Instant.nullable(),
    looks: z.strictObject({
      phones: count,
      count: count.optional(),
      last: Instant.nullable().optional(),
    }),
    free: z.strictObject({ ...vote, possible: z.boolean() }),
    triesLeft: count.optional().describe('for its holder, while a hand-over is open'),
    hasWrongPiece: z.literal(true).optional().describe('for its holder: a recorded piece is wrong'),
    clue: Clue.optional().describe('once the game has ended'),
    clues: z.array(Clue).optional().describe('once the game has ended'),
  }),
);

const entryId = z.string();
const source = { id: entryId, by: seat, at: Instant };
const also = z
  .array(z.strictObject(source))
  .optional()
  .describe('the same, entered on other phones');
const entered = { ...source, also };
const piece = { owner, space: Place, kind: z.enum(PIECE_KINDS) };
const Entry = schemaOf<EntryView>()(
  z.discriminatedUnion('does', [
    z.strictObject({ does: z.literal('place'), ...piece, ...entered }),
    z.strictObject({ does: z.literal('fix'), ...piece, to: Place.nullable(), ...entered }),
    z.strictObject({ does: z.literal('remove'), entry: entryId, ...entered }),
    z.strictObject({
      does: z.literal('correct'),
      entry: entryId,
      as: z.strictObject(piece),
      ...entered,
    }),
    z.strictObject({ does: z.literal('begun'), ...entered }),
    z.strictObject({ does: z.literal('skip'), ...entered }),
    z.strictObject({ does: z.literal('turn'), player: owner, ...entered }),
  ]),
);

const turns = { from: count, to: count };
const Grade = schemaOf<GradeView>()(
  z.strictObject({
    length: z.enum(LENGTHS).optional(),
    turns: z.strictObject({ ...turns, each: z.strictObject(turns) }).optional(),
    evenness: z.enum(EVENNESSES).optional(),
  }),
);

export const FairSets = z.strictObject({ 3: count, 4: count, 5: count });
export const covers = z.int().min(0).max(HEX_COUNT);
const Fairness = schemaOf<FairnessView>()(
  z.strictObject({
    clues: z.array(z.strictObject({ seat, covers, without: covers, chance: share.nullable() })),
    fairSets: FairSets,
    sets: count,
    setsLeft: count,
  }),
);

const Table = schemaOf<TableAnswer>()(
  z.strictObject({
    code,
    version: count,
    mode,
    players: z.literal(PLAYER_COUNTS),
    mapCode: z.string(),
    phase,
    moment: z.enum(MOMENTS),
    laid: z.boolean(),
    onePhone: z.boolean(),
    signals: z.boolean(),
    countsLooks: z.boolean(),
    begunAt: Instant.nullable(),
    endedAt: Instant.nullable(),
    round: count,
    turns: count.nullable(),
    seats: z.array(Summary),
    hint: HintVote,
    end: z.strictObject({ ...vote, call: Call.nullable() }),
    assist: z.strictObject({ ...vote, level: z.enum(ASSISTS), asked: z.enum(ASSISTS).nullable() }),
    record: z.strictObject({ entries: z.array(Entry) }).nullable(),
    you: z.array(seat).describe('the seats that the asking device holds'),
    events: z.array(
      z.strictObject({
        kind: z.enum(SEAT_EVENT_KINDS),
        seat,
        name,
        at: Instant,
        by: z.array(seat),
      }),
    ),
    grade: Grade.nullable(),
    seedChosen: z.boolean(),
    next: code.nullable(),
    habitat: Place.optional().describe('once the game has ended'),
    seed: z.string().nullable().optional().describe('once the game has ended'),
    fairness: Fairness.optional().describe('once the game has ended'),
  }),
);

const Seat = schemaOf<SeatAnswer>()(
  z.strictObject({
    code,
    version: count,
    mode,
    mapCode: z.string(),
    phase,
    seat,
    name,
    color,
    colors: z.array(color),
    clue: Clue,
    clues: z.array(Clue),
  }),
);

const Evening = schemaOf<EveningView>()(
  z.strictObject({
    games: z.array(
      z.strictObject({
        code,
        round: count,
        mode,
        mapCode: z.string(),
        habitat: Place,
        call: Call.nullable(),
        finder: z.strictObject({ seat, name, color }).nullable(),
        minutes: count.nullable(),
        turns: count.nullable(),
      }),
    ),
  }),
);

/** The `ETag` header carries `tag` as well. */
export const Notebook = schemaOf<KeptNotebook>()(
  z.strictObject({ text: z.string().nullable(), tag: z.string() }),
);

/** Keyed by their names in the OpenAPI document. */
export const TABLE_ANSWERS = {
  Instant,
  ClueId,
  Place,
  Clue,
  HintVote,
  Call,
  SeatSummary: Summary,
  Entry,
  Grade,
  FairSets,
  Fairness,
  Table,
  Seat,
  Evening,
  Offer: schemaOf<Offer>()(z.strictObject({ digits: z.string(), until: Instant })),
  Notebook,
  BoardCheck: schemaOf<BoardCheck>()(z.strictObject({ wrong: z.boolean() })),
} as const satisfies Record<string, z.ZodType>;
