import type { Hex } from '../../map/hexSet';
import { type Game, habitatOf, seatOf } from '../game';
import type { SeatNumber, Time } from '../seats/seat';
import { finderOf, recordedFinder } from './finder';
import { endCallOf, type Find, withoutQuestion } from './motion';

/** Wrong finds: a table named a space for the habitat, and that space does not fit every clue. */

/** A wrong find. It tells everybody what cubes and discs on that space would have told. */
export interface Miss {
  readonly space: Hex;
  /** The seat whose find it was, and its holder's name then. */
  readonly by: SeatNumber;
  readonly name: string | null;
  readonly at: Time;
  /** Whether a recorded search stood in for the others' votes. */
  readonly isRecorded: boolean;
  /** The seats that have looked at their clues since. */
  readonly looked: readonly SeatNumber[];
}

/**
 * How many wrong finds a table may have before it needs a recorded search for another one. Each takes everybody's
 * consent, and all phones tell of it; still, a table could otherwise name one space after the other.
 */
export const MAX_MISSES = 5;

export type MissRefusal =
  /** Everybody knows already that the habitat is not there. */
  | 'space-missed'
  /** After `MAX_MISSES`, a find needs a recorded search. */
  | 'too-many-misses';

/** Why a seat cannot call a find; `undefined` if it can. */
export function refusalToCall(game: Game, { space }: Find): MissRefusal | undefined {
  if (space === null) return undefined;
  if (game.misses.some(miss => miss.space === space)) return 'space-missed';
  return game.misses.length < MAX_MISSES || recordedFinder(game, space) !== undefined
    ? undefined
    : 'too-many-misses';
}

/** Whether a single phone holds all claimed seats, and some seats are empty: whoever may come has not been asked. */
export function isOnePhoneAlone({ seats }: Pick<Game, 'seats'>): boolean {
  const holders = seats.flatMap(({ holder }) => holder?.device ?? []);
  return holders.length < seats.length && new Set(holders).size <= 1;
}

/**
 * Whether a call needs no votes: the record ends with a complete search of the space, to which everybody has answered. A
 * seat could record a search that never was: once that was wrong, everybody is asked again, and so is whoever may still
 * come to a table of one phone.
 */
export const needsNoVotes = (game: Game, { space }: Find): boolean =>
  space !== null &&
  !game.misses.some(({ isRecorded }) => isRecorded) &&
  !isOnePhoneAlone(game) &&
  recordedFinder(game, space) !== undefined;

/** What a carried end question does: it ends the game, unless the space it names is not the habitat. */
export function endOrMiss(game: Game, at: Time, isRecorded = false): Game {
  const space = endCallOf(game)?.found?.space ?? null;
  const by = finderOf(game);
  if (space === null || by === null || space === habitatOf(game))
    return { ...game, finder: by, endedAt: at };
  const name = seatOf(game, by)?.holder?.name ?? null;
  const misses = [...game.misses, { space, by, name, at, isRecorded, looked: [] }];
  return { ...withoutQuestion(game, { about: 'end' }), misses };
}

/** The game after a seat has looked, or was left by whoever had. */
export function markLooked(game: Game, seat: SeatNumber, hasLooked: boolean): Game {
  const latest = game.misses.at(-1);
  if (latest === undefined || latest.looked.includes(seat) === hasLooked) return game;
  const others = latest.looked.filter(each => each !== seat);
  const looked = hasLooked ? [...others, seat] : others;
  return { ...game, misses: game.misses.with(-1, { ...latest, looked }) };
}
