import { type Clue, type ClueId, formatClue, parseClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { type Mode, type PlayerCount, SEAT_COLORS, type SeatColor } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { type Hex, intersection } from '../map/hexSet';
import { formatMapCode, modeOfCode, readStoredMap } from '../map/mapCode';
import type { Evenness } from '../simulation/evenness';
import type { Length } from '../simulation/length';
import type { Hint } from '../solver/hints';
import type { ExportedCopy } from './copies';
import type { Deal } from './deal/deal';
import type { GameRecord } from './record/gameRecord';
import {
  type DeviceId,
  freshSeat,
  type Seat,
  type SeatEvent,
  type SeatNumber,
  type Time,
} from './seats/seat';
import { type Assist, DEFAULT_ASSIST } from './votes/assist';
import type { Miss } from './votes/misses';
import type { Question } from './votes/motion';

/**
 * One table's game, JSON-serializable. It stores only what cannot be derived: habitat, phase and whether the hint is
 * shown follow from the rest.
 */
export interface Game {
  readonly code: string;
  /** Identifies the game across servers and phones: see `drawOrigin` in `copies.ts`. Secret. */
  readonly origin: string;
  /** One entry per copy given to another phone, oldest first: see `copies.ts`. Secret. */
  readonly exportedCopies: readonly ExportedCopy[];
  /** Grows by one with every change. */
  readonly version: number;
  /** Number of the table's current deal, from 1: see `deal/redeal.ts`. Clues, notes and changes belong to one deal. */
  readonly dealNumber: number;
  readonly players: PlayerCount;
  readonly mapCode: string;
  /** In the order of the seats: one per seat, or two per seat in a two-player game. Secret. */
  readonly clues: readonly ClueId[];
  /** Secret until enough seats agree. */
  readonly hint: Hint;
  readonly seats: readonly Seat[];
  /** Open questions with their votes. The hint and end questions stay after they are carried. */
  readonly questions: readonly Question[];
  readonly endedAt: Time | null;
  /** The finder that the end call credits (`finderOf`); null without a call, and if the table gives up. */
  readonly finder: SeatNumber | null;
  /** Spaces wrongly named as the habitat: each once, oldest first. */
  readonly misses: readonly Miss[];
  /** Whether a player has confirmed that the map is set up on the table. */
  readonly laid: boolean;
  /** When the map was first laid with all seats taken. */
  readonly startedAt: Time | null;
  /** Whether the exact number of looks is public; otherwise only the number of phones that looked. */
  readonly countsLooks: boolean;
  /** Whether the players share one phone, which holds every seat. */
  readonly onePhone: boolean;
  /** Whether the shared phone announces aloud whose clue is opened. */
  readonly signals: boolean;
  /** How much the app deduces for the players. */
  readonly assist: Assist;
  /** The recorded pieces; null until a player starts a record. */
  readonly record: GameRecord | null;
  /** Seats clockwise, as far as players have entered it: each at most once. A seat's number is not a position. */
  readonly order: readonly SeatNumber[];
  /** The seat that last changed the order, other than by sitting down. */
  readonly orderedBy: SeatNumber | null;
  /** Who places the first cube: drawn, or chosen. */
  readonly starter: SeatNumber;
  /** The seat with the hard envelope, the clue that wins least; null without a handicap. */
  readonly hard: SeatNumber | null;
  /** At most `MAX_EVENTS` per seat, oldest first. */
  readonly events: readonly SeatEvent[];
  /** The seed of the deal, if known. Secret until the end. */
  readonly seed: string | null;
  /** Whether a player chose the seed: they could deal the same game elsewhere and read its clues. */
  readonly seedChosen: boolean;
  /** Result of 128 simulated games; null for two players. */
  readonly grade: Grade | null;
  /** The latest `MAX_EARLIER_SETS` sets dealt on this map, as `formatSet` spells them. Secret. */
  readonly earlierSets: readonly string[];
  /** Codes of the group's previous and next game. */
  readonly previous: string | null;
  readonly next: string | null;
  /** Number of the game within the evening, from 1, capped at `MAX_ROUNDS`. */
  readonly round: number;
  /** Number of turns, 1 to `MAX_TURNS`, if entered after the end. */
  readonly turns: number | null;
}

/** More turns than any real game takes. */
export const MAX_TURNS = 999;

/** Cap of the round counter. */
export const MAX_ROUNDS = 999;

/** Grade of a deal from simulated games. Derivable, but too slow to recompute for every view. */
export interface Grade {
  readonly length: Length;
  readonly evenness: Evenness;
  /** The words that are public before the end; after it, all are. */
  readonly early: readonly GradeWord[];
}

export const GRADE_WORDS = ['length', 'evenness'] as const;
export type GradeWord = (typeof GRADE_WORDS)[number];

/** Options of the table that do not affect the deal. */
export type TableChoices = Pick<Game, 'laid' | 'countsLooks' | 'onePhone' | 'signals' | 'assist'>;

/** The deal; all derived deal facts follow from it. Secret. */
export type Dealt = Pick<Game, 'players' | 'mapCode' | 'clues'>;

export const dealOf = ({ players, mapCode, clues }: Game): Dealt => ({ players, mapCode, clues });

/** Origin and options of a new game. */
export type NewGameFields = Pick<
  Game,
  | 'origin'
  | 'dealNumber'
  | 'seed'
  | 'seedChosen'
  | 'grade'
  | 'earlierSets'
  | 'seats'
  | 'order'
  | 'hard'
  | 'previous'
  | 'round'
> &
  TableChoices;

/** A new game without a code: storing it draws the code. */
export type UnnamedGame = Omit<Game, 'code'>;

export function unnamedGame(
  { map, players, clues, hint, starter }: Omit<Deal, 'habitat'>,
  { origin, ...fields }: Pick<NewGameFields, 'origin'> & Partial<NewGameFields>,
): UnnamedGame {
  return {
    origin,
    exportedCopies: [],
    version: 1,
    dealNumber: 1,
    players,
    mapCode: formatMapCode(map),
    clues: clues.map(formatClue),
    hint,
    seats: SEAT_COLORS.slice(0, players).map(emptySeat),
    questions: [],
    endedAt: null,
    finder: null,
    misses: [],
    laid: false,
    startedAt: null,
    countsLooks: false,
    onePhone: false,
    signals: false,
    assist: DEFAULT_ASSIST,
    record: null,
    order: [],
    orderedBy: null,
    starter,
    hard: null,
    events: [],
    seed: null,
    seedChosen: false,
    grade: null,
    earlierSets: [],
    previous: null,
    next: null,
    round: 1,
    turns: null,
    ...fields,
  };
}

const emptySeat = (color: SeatColor): Seat => freshSeat({ color, secondColor: null, holder: null });

export const isEnded = ({ endedAt }: Game): boolean => endedAt !== null;

/** Whether play has begun on record: pieces follow from clues and order, so neither changes any more. */
export const hasEntries = ({ record }: Pick<Game, 'record'>): boolean =>
  record !== null && record.length > 0;

export const seatOf = (game: Game, seat: SeatNumber): Seat | undefined => game.seats[seat - 1];

/** Replaces the seat with that number (from 1). */
export const withSeat = (game: Game, number: number, seat: Seat): Game => ({
  ...game,
  seats: game.seats.with(number - 1, seat),
});

/** All names that views show: those of current and former holders. */
export const namesIn = ({ seats, events, misses }: Game): readonly string[] => [
  ...seats.flatMap(({ holder }) => holder?.name ?? []),
  ...[...events, ...misses].flatMap(({ name }) => name ?? []),
];

export const isHeldBy = (game: Game, seat: SeatNumber, device: DeviceId | undefined): boolean =>
  device !== undefined && seatOf(game, seat)?.holder?.device === device;

/** Whether the device holds any seat. */
export const isHolder = (game: Game, device: DeviceId | undefined): boolean =>
  device !== undefined && game.seats.some(({ holder }) => holder?.device === device);

/** Derived from the code's length: building the map would dominate the cost of a view. */
export function modeOf({ mapCode }: Game): Mode {
  const mode = modeOfCode(mapCode);
  if (mode === undefined) throw new Error(`a game has no valid map: ${mapCode}`);
  return mode;
}

export const mapOf = ({ mapCode }: Pick<Game, 'mapCode'>): GameMap => readStoredMap(mapCode);

/** All clues in play, in the order of the seats. Throws if an id is unknown. Secret. */
export const cluesInPlay = (game: Pick<Game, 'clues'>): readonly Clue[] =>
  game.clues.map(id => {
    const clue = parseClue(id);
    if (clue === undefined) throw new Error('a game has an unknown clue');
    return clue;
  });

/** The clues of an existing seat: one, or two in a two-player game. Secret. */
export function cluesOfSeat(game: Game, seat: SeatNumber): readonly Clue[] {
  const perSeat = game.clues.length / game.players;
  return cluesInPlay(game).slice((seat - 1) * perSeat, seat * perSeat);
}

/**
 * The colours of a seat's pieces, one per clue: its own and, in a two-player game (rulebook, "Two players"), a second
 * one. An unclaimed seat has no second colour yet and gets an unused one, different for each such seat. Throws a
 * RangeError if the seat does not exist.
 */
export function colorsOfSeat(
  { players, seats }: Pick<Game, 'players' | 'seats'>,
  number: SeatNumber,
): readonly SeatColor[] {
  const seat = seats[number - 1];
  if (seat === undefined) throw new RangeError(`there is no seat ${number}`);
  if (players !== 2) return [seat.color];
  const chosen = seats.flatMap(({ color, secondColor }) => [color, secondColor]);
  const unused = SEAT_COLORS.filter(color => !chosen.includes(color));
  const before = seats.slice(0, number - 1).filter(({ secondColor }) => secondColor === null);
  const second = seat.secondColor ?? unused[before.length];
  return second === undefined ? [seat.color] : [seat.color, second];
}

/** The only hex that all clues allow. Throws if it is not unique. Secret. */
export function habitatOf(game: Game): Hex {
  const map = mapOf(game);
  const habitat = intersection(cluesInPlay(game).map(clue => clueHexes(clue, map))).single;
  if (habitat === undefined) throw new Error('a game has no habitat');
  return habitat;
}
