import { ownersOf, playerOfSeat, type SeatNumber } from '../board/players';
import { type Clue, formatClue, parseClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { type Mode, SEAT_COLORS, type SeatColor } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { type Hex, intersection } from '../map/hexSet';
import { formatMapCode, modeOfCode, readStoredMap } from '../map/mapCode';
import type { Shape } from '../shape';
import type { Deal } from './deal/deal';
import { isSeatEvent } from './events/eventList';
import type { GameSchema, GradeSchema } from './gameSchema';
import { type DeviceId, freshSeat, type Seat } from './seats/seat';
import { DEFAULT_ASSIST } from './votes/assist';

/** One table's game, JSON-serializable: its fields are described in the schema. */
export type Game = Shape<typeof GameSchema>;

export type DealGrade = Shape<typeof GradeSchema>;

/** Options of the table that do not affect the deal. */
export type TableChoices = Pick<Game, 'laid' | 'onePhone' | 'signals' | 'assist'>;

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
    exportedStates: [],
    version: 1,
    dealNumber: 1,
    players,
    mapCode: formatMapCode(map),
    clues: clues.map(formatClue),
    hint,
    seats: SEAT_COLORS.slice(0, players).map(emptySeat),
    questions: [],
    endedAt: null,
    misses: [],
    laid: false,
    startedAt: null,
    onePhone: false,
    signals: false,
    assist: DEFAULT_ASSIST,
    record: null,
    recordedFind: null,
    order: [],
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
    ...fields,
  };
}

const emptySeat = (color: SeatColor): Seat => freshSeat({ color, secondColor: null, holder: null });

export const isEnded = ({ endedAt }: Game): boolean => endedAt !== null;

/** Whether the record has an entry. From then on, clues and order stay as they are, since pieces depend on both. */
export const hasEntries = ({ record }: Pick<Game, 'record'>): boolean =>
  record !== null && record.length > 0;

export const seatOf = (game: Game, seat: SeatNumber): Seat | undefined =>
  game.seats[playerOfSeat(seat)];

/** Replaces the seat with that number. */
export const withSeat = (game: Game, number: SeatNumber, seat: Seat): Game => ({
  ...game,
  seats: game.seats.with(playerOfSeat(number), seat),
});

/** All names that views show: those of current and former holders. */
export const namesIn = ({ seats, events, misses }: Game): readonly string[] => [
  ...seats.flatMap(({ holder }) => holder?.name ?? []),
  ...[...events.filter(isSeatEvent), ...misses].flatMap(({ name }) => name ?? []),
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
  const owners = ownersOf(playerOfSeat(seat), game.players);
  return cluesInPlay(game).filter((_, owner) => owners.includes(owner));
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
  const seat = seats[playerOfSeat(number)];
  if (seat === undefined) throw new RangeError(`there is no seat ${number}`);
  if (players !== 2) return [seat.color];
  const chosen = seats.flatMap(({ color, secondColor }) => [color, secondColor]);
  const unused = SEAT_COLORS.filter(color => !chosen.includes(color));
  const before = seats
    .slice(0, playerOfSeat(number))
    .filter(({ secondColor }) => secondColor === null);
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
