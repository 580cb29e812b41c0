import type { Hex } from '../../map/hexSet';
import type { Board } from '../../play/pieces';
import { type Game, habitatOf } from '../game';
import { boardOfGame } from '../record/gameRecord';
import type { SeatNumber, Time } from '../seats/seat';
import { endCallOf, type Find, withoutQuestion } from './motion';

/** Wrong finds: a table named a space for the habitat, and that space does not fit every clue. */

/** A wrong find. It tells everybody what cubes and discs on that space would have told. */
export interface Miss {
  readonly space: Hex;
  /** The seat that called it. */
  readonly by: SeatNumber;
  readonly at: Time;
}

/**
 * How many wrong finds a table may have before it needs a recorded search for another one. Each takes everybody's
 * consent, and all phones tell of it; still, a table could otherwise name one space after the other.
 */
export const MOST_MISSES = 5;

export type MissRefusal =
  /** Everybody knows already that the habitat is not there. */
  | 'space-missed'
  /** After `MOST_MISSES`, a find needs a recorded search. */
  | 'too-many-misses';

/** Why a seat cannot call a find; `undefined` if it can. */
export function refusalToCall(game: Game, { space }: Find): MissRefusal | undefined {
  if (space === null) return undefined;
  if (game.misses.some(miss => miss.space === space)) return 'space-missed';
  return game.misses.length < MOST_MISSES || isSearchedAt(game, space)
    ? undefined
    : 'too-many-misses';
}

/** Whether a board shows a complete search of the space: a disc of each of so many owners. */
export function isSearched(board: Board, space: Hex, owners: number): boolean {
  const pieces = board.at(space);
  return pieces.length === owners && pieces.every(({ kind }) => kind === 'disc');
}

const isSearchedAt = (game: Game, space: Hex): boolean =>
  game.record !== null && isSearched(boardOfGame(game), space, game.clues.length);

/**
 * Whether the open call says what a recorded search has shown already, so that nobody need agree to it. A seat could
 * record a search that never was: after `MOST_MISSES` everybody is asked all the same.
 */
export function isCallShown(game: Game): boolean {
  const space = endCallOf(game)?.found?.space;
  return space != null && game.misses.length < MOST_MISSES && isSearchedAt(game, space);
}

/** What a carried end question does: it ends the game, unless the space it names is not the habitat. */
export function endOrMiss(game: Game, at: Time): Game {
  const call = endCallOf(game);
  const space = call?.found?.space ?? null;
  if (call === null || space === null || space === habitatOf(game)) return { ...game, endedAt: at };
  const misses = [...game.misses, { space, by: call.by, at }];
  return { ...withoutQuestion(game, { about: 'end' }), misses };
}

/** The seats that have looked at their clues since a wrong find, in order. */
export const lookedSince = ({ seats }: Pick<Game, 'seats'>, { at }: Miss): readonly SeatNumber[] =>
  seats.flatMap(({ looks }, index) => (looks.last !== null && looks.last >= at ? [index + 1] : []));
