import { type Clue, type ClueId, formatClue, parseClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { type Mode, type PlayerCount, SEAT_COLORS, type SeatColor } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { type Hex, intersection } from '../map/hexSet';
import { formatMapCode, modeOfCode, readStoredMap } from '../map/mapCode';
import type { Evenness } from '../simulation/evenness';
import type { Length } from '../simulation/length';
import type { Hint } from '../solver/hints';
import type { GivenCopy } from './copies';
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
import { type Assist, USUAL_ASSIST } from './votes/assist';
import type { Question } from './votes/motion';

/**
 * One table's game, as a value that JSON can hold. It stores what cannot be derived: habitat,
 * phase and whether the hint is shown follow from the rest.
 */
export interface Game {
  readonly code: string;
  /** By what the same game is known wherever it moves: see `drawOrigin` in `copies.ts`. Secret. */
  readonly origin: string;
  /** When a copy of it was given to another phone, oldest first: see `copies.ts`. Secret. */
  readonly given: readonly GivenCopy[];
  /** Grows by one with every change. */
  readonly version: number;
  readonly players: PlayerCount;
  readonly mapCode: string;
  /** In the order of the seats: one each, or two each in the game for two. Secret. */
  readonly clues: readonly ClueId[];
  /** Secret until enough seats agree. */
  readonly hint: Hint;
  readonly seats: readonly Seat[];
  /** What the table is asked, and who says what to it; the hint and the end stay once they have come about. */
  readonly questions: readonly Question[];
  readonly endedAt: Time | null;
  /** Whose find the game ended with, as `finderOf` has it; nobody's before that, and where the table gave up. */
  readonly finder: SeatNumber | null;
  /** Whether the map lies on the table, as somebody there has said. */
  readonly laid: boolean;
  /** When the map lay and everybody sat, for the first time. */
  readonly begunAt: Time | null;
  /** Whether the exact number of looks is told to all; otherwise only that somebody has looked. */
  readonly countsLooks: boolean;
  /** Whether one phone goes round, and so holds every seat. */
  readonly onePhone: boolean;
  /** Whether the phone that goes round says whose clue is opened, so that everybody hears it. */
  readonly signals: boolean;
  /** How much the app may think for the players. */
  readonly assist: Assist;
  /** The pieces on the table, as people enter them; nothing until somebody starts to. */
  readonly record: GameRecord | null;
  /** At most `MOST_EVENTS` a seat, oldest first. */
  readonly events: readonly SeatEvent[];
  /** The seed that dealt it, where it can be said aloud. Secret until the end. */
  readonly seed: string | null;
  /** Whether somebody chose the seed: they could deal the same game elsewhere and read it there. */
  readonly seedChosen: boolean;
  /** What 128 simulated games say of it; nothing for two players. */
  readonly grade: Grade | null;
  /** The latest `MOST_BEFORE` sets that were dealt on this map before, as `formatSet` spells them. Secret. */
  readonly before: readonly string[];
  /** The codes of the game that these people played before this one, and of the one that goes on. */
  readonly previous: string | null;
  readonly next: string | null;
  /** Which game of the evening it is, from 1 to `MOST_ROUNDS`, where it stays. */
  readonly round: number;
  /** How many turns it took, if somebody told after the end. */
  readonly turns: number | null;
}

/** Which game of an evening it is, is counted so far, and no further. */
export const MOST_ROUNDS = 999;

/** What simulated games say of a deal. It could be computed again, but not for every view. */
export interface Grade {
  readonly length: Length;
  readonly evenness: Evenness;
  /** What of it is told before the end; all of it is told after. */
  readonly early: readonly GradeWord[];
}

export const GRADE_WORDS = ['length', 'evenness'] as const;
export type GradeWord = (typeof GRADE_WORDS)[number];

/** How a table wants to play, whatever is dealt to it. */
export type TableChoices = Pick<Game, 'laid' | 'countsLooks' | 'onePhone' | 'signals' | 'assist'>;

/** What was dealt, from which all that is told of a deal follows. Secret. */
export type Dealt = Pick<Game, 'players' | 'mapCode' | 'clues'>;

export const dealtIn = ({ players, mapCode, clues }: Game): Dealt => ({ players, mapCode, clues });

/** What a new game knows of how it came to be. */
export type NewGameFields = Pick<
  Game,
  'origin' | 'seed' | 'seedChosen' | 'grade' | 'before' | 'seats' | 'previous' | 'round'
> &
  TableChoices;

/** A new game that is kept nowhere yet: its code is drawn when it is. */
export type UnnamedGame = Omit<Game, 'code'>;

export function unnamedGame(
  { map, players, clues, hint }: Deal,
  { origin, ...fields }: Pick<NewGameFields, 'origin'> & Partial<NewGameFields>,
): UnnamedGame {
  return {
    origin,
    given: [],
    version: 1,
    players,
    mapCode: formatMapCode(map),
    clues: clues.map(formatClue),
    hint,
    seats: SEAT_COLORS.slice(0, players).map(emptySeat),
    questions: [],
    endedAt: null,
    finder: null,
    laid: false,
    begunAt: null,
    countsLooks: false,
    onePhone: false,
    signals: false,
    assist: USUAL_ASSIST,
    record: null,
    events: [],
    seed: null,
    seedChosen: false,
    grade: null,
    before: [],
    previous: null,
    next: null,
    round: 1,
    turns: null,
    ...fields,
  };
}

const emptySeat = (color: SeatColor): Seat => freshSeat({ color, secondColor: null, holder: null });

export const isEnded = ({ endedAt }: Game): boolean => endedAt !== null;

export const seatOf = (game: Game, seat: SeatNumber): Seat | undefined => game.seats[seat - 1];

/** The game with that seat in the place of the one of its number. */
export const withSeat = (game: Game, number: number, seat: Seat): Game => ({
  ...game,
  seats: game.seats.with(number - 1, seat),
});

/** Every name that is told of a game: who sits, and who sat. */
export const namesIn = ({ seats, events }: Game): readonly string[] => [
  ...seats.flatMap(({ holder }) => holder?.name ?? []),
  ...events.flatMap(({ name }) => name ?? []),
];

export const isHeldBy = (game: Game, seat: SeatNumber, device: DeviceId | undefined): boolean =>
  device !== undefined && seatOf(game, seat)?.holder?.device === device;

/** Whether the device holds any seat. */
export const isHolder = (game: Game, device: DeviceId | undefined): boolean =>
  device !== undefined && game.seats.some(({ holder }) => holder?.device === device);

/** Read off the code's length: building the map would be nearly all of a view's work. */
export function modeOf({ mapCode }: Game): Mode {
  const mode = modeOfCode(mapCode);
  if (mode === undefined) throw new Error(`a game lies on no map: ${mapCode}`);
  return mode;
}

export const mapOf = ({ mapCode }: Pick<Game, 'mapCode'>): GameMap => readStoredMap(mapCode);

/** All clues in play, in the order of the seats. Secret. */
export const cluesInPlay = (game: Pick<Game, 'clues'>): readonly Clue[] =>
  game.clues.map(id => {
    const clue = parseClue(id);
    if (clue === undefined) throw new Error('a game has a clue that is none');
    return clue;
  });

/** The clue of a seat that exists, or its two in the game for two. Secret. */
export function cluesOfSeat(game: Game, seat: SeatNumber): readonly Clue[] {
  const each = game.clues.length / game.players;
  return cluesInPlay(game).slice((seat - 1) * each, seat * each);
}

/**
 * The colours whose pieces speak for a seat, one a clue: its own, and in the game for two (rulebook,
 * "Two players") a second one. Where nobody has sat there yet, it is one that is left, and another for each such seat.
 */
export function colorsOfSeat(
  { players, seats }: Pick<Game, 'players' | 'seats'>,
  number: SeatNumber,
): readonly SeatColor[] {
  const seat = seats[number - 1];
  if (seat === undefined) throw new RangeError(`there is no seat ${number}`);
  if (players !== 2) return [seat.color];
  const chosen = seats.flatMap(({ color, secondColor }) => [color, secondColor]);
  const left = SEAT_COLORS.filter(color => !chosen.includes(color));
  const before = seats.slice(0, number - 1).filter(({ secondColor }) => secondColor === null);
  const second = seat.secondColor ?? left[before.length];
  return second === undefined ? [seat.color] : [seat.color, second];
}

/** The one hex that all clues allow. Secret. */
export function habitatOf(game: Game): Hex {
  const map = mapOf(game);
  const habitat = intersection(cluesInPlay(game).map(clue => clueHexes(clue, map))).single;
  if (habitat === undefined) throw new Error('a game has no habitat');
  return habitat;
}
