import { z } from 'zod';
import { MODES, PLAYER_COUNTS } from '../../data/terms';
import { HEX_COUNT } from '../../map/hexSet';
import type { Shape } from '../../shape';
import { LENGTHS } from '../../simulation/length';
import { STAGES } from '../stage';
import { ASSISTS } from '../votes/assist';
import {
  ClueId,
  ClueView,
  color,
  count,
  EventView,
  GradeView,
  Instant,
  MissView,
  name,
  PlaceView,
  QuestionView,
  RecordView,
  SeatSummary,
  ShownHint,
  seat,
} from './partSchemas';

/**
 * The shapes of all data that may leave the server, as schemas for the API and as types for all other code. `tableView`
 * and `seatView` build views from named fields rather than removing fields from a game, so a field added to `Game` stays
 * private until a view names it. Clues and hints are sent as ids: pages translate them, and the API adds a text for
 * programs. Schemas are strict: no other fields.
 */

const code = z.string().describe('of a game');
/** Number of the table's current deal, from 1: clues and notes belong to one deal. */
const dealNumber = z.int().min(1);
const mode = z.enum(MODES);
const phase = z.enum(['playing', 'ended']);
export const share = z.number().min(0).max(1);
const covers = z.int().min(0).max(HEX_COUNT);

/** Number of fair sets of 3, 4 and 5 clues on a map, dealable or not. */
export const FairSets = z.strictObject({ 3: count, 4: count, 5: count });

/** The fairness card. Lists are indexed by clue, in the order of the seats. */
export const FairnessView = z.strictObject({
  clues: z.array(
    z.strictObject({
      seat,
      /** Number of spaces that the clue allows. */
      covers,
      /** Number of spaces that the other clues alone would leave. */
      without: covers,
      /** The seat's chance to win, in steps of 0.01 from 0 to 1, summing to 1; null for two players. */
      chance: share.nullable(),
    }),
  ),
  fairSets: FairSets,
  /** Number of fair sets that can be dealt to this number of players: see `countDealable`. */
  sets: count,
  /** Number of dealable sets that this table has not played yet; 0 when the map is exhausted. */
  setsLeft: count,
});
export type FairnessView = Shape<typeof FairnessView>;

/** The public state of the table, plus the seats that the requesting device holds (`you`). */
export const TableView = z.strictObject({
  code,
  version: count,
  dealNumber,
  mode,
  players: z.literal(PLAYER_COUNTS),
  mapCode: z.string(),
  phase,
  stage: z.enum(STAGES),
  /** Whether a player has confirmed that the map is set up on the table. */
  laid: z.boolean(),
  /** Whether the players share one phone, which holds every seat. */
  onePhone: z.boolean(),
  /** Whether the shared phone announces whose clue is opened. */
  signals: z.boolean(),
  /** When the map was first laid with all seats taken. */
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** Which game of the evening it is, from 1. */
  round: count,
  seats: z.array(SeatSummary),
  /** Seats clockwise, as far as players have entered it. */
  order: z.array(seat),
  /** All seats clockwise, as entered, or changed in the record; null if unknown. */
  ring: z.array(seat).nullable(),
  /** Who places the first cube: drawn, or chosen. */
  starter: seat,
  /** The seat with the hard envelope; null without a handicap. */
  hard: seat.nullable(),
  /** The questions to the table, most urgent first: those that are open, and those that are decided for good. */
  questions: z.array(QuestionView),
  /** The hint, once enough seats agree. */
  hint: ShownHint.nullable(),
  /** Whom the call to end the game credits: the searcher according to the record, otherwise the caller. */
  finder: seat.nullable(),
  /** Wrong finds, oldest first. */
  misses: z.array(MissView),
  /** How much the app deduces for the players. */
  assist: z.enum(ASSISTS),
  /** The recorded pieces; null if the table keeps no record. */
  record: RecordView.nullable(),
  you: z.array(seat).describe('the seats that the asking device holds'),
  /** What the rules allow any seat now; a phone acts for the seats that it holds. */
  can: z.strictObject({
    redeal: z.array(z.literal(PLAYER_COUNTS)).describe('for which other numbers of players'),
    hard: z.array(seat).describe('the seats that can take the hard envelope'),
    call: PlaceView.nullable().describe(
      'the space whose call needs no votes, since the record shows the find',
    ),
  }),
  /** What the phones should know, oldest first: a phone remembers up to which id it has read. */
  events: z.array(EventView),
  /** Expected length and evenness, as far as they may be public yet; null for two players. */
  grade: GradeView.nullable(),
  /** Whether the seed was chosen: whoever chose it could know the clues. */
  seedChosen: z.boolean(),
  /** The code of the group's next game, once it exists. */
  next: code.nullable(),
  habitat: PlaceView.exactOptional().describe('once the game has ended'),
  /** The seed; null if unknown, or for a later game on the same map. */
  seed: z.string().nullable().exactOptional().describe('once the game has ended'),
  /** How fair it was. */
  fairness: FairnessView.exactOptional().describe('once the game has ended'),
});
export type TableView = Shape<typeof TableView>;

/** Private: only for the device that holds the seat. */
export const SeatView = z.strictObject({
  code,
  version: count,
  dealNumber,
  mode,
  mapCode: z.string(),
  phase,
  seat,
  name,
  color,
  /** One per clue, the seat's own colour first: two in a two-player game. */
  colors: z.array(color),
  clue: ClueView,
  /** All of the seat's clues: two in a two-player game. */
  clues: z.array(ClueView),
});
export type SeatView = Shape<typeof SeatView>;

/** An ended game of an evening. */
const EveningGame = z.strictObject({
  code,
  /** Number of the game within the evening, from 1. */
  round: count,
  mode,
  mapCode: z.string(),
  habitat: PlaceView,
  /** The player who found the habitat; null if no one did. */
  finder: z.strictObject({ seat, name, color }).nullable(),
  /** Whole minutes from `startedAt` to the end; null if play never began. */
  minutes: count.nullable(),
});
export type EveningGame = Shape<typeof EveningGame>;

/** The consecutive games of the same group, newest first. */
export const EveningView = z.strictObject({ games: z.array(EveningGame) });
export type EveningView = Shape<typeof EveningView>;

/** The judge's verdict on a set of clues. */
export const VerdictView = z.strictObject({
  habitats: z.array(PlaceView),
  clues: z.array(
    z.strictObject({
      id: ClueId,
      /** Number of hexes that the clue and its positive form allow. */
      covers,
      positiveCovers: covers,
      inBand: z.boolean(),
      needed: z.boolean(),
    }),
  ),
  /** Exactly one habitat, equal to the stated one if given, and every clue needed and within the band. */
  fair: z.boolean(),
  /** Only for a fair set of 3 to 5 clues: mean number of turns at a careful table, and its length class. */
  length: z.strictObject({ mean: z.number(), label: z.enum(LENGTHS) }).exactOptional(),
});
export type VerdictView = Shape<typeof VerdictView>;
