import { type Clue, formatClue } from '../../clues/clue';
import type { GameMap } from '../../map/gameMap';
import { evennessOf, seatEdges } from '../../simulation/chances';
import { estimateTurns, isLengthNear, type Length, simulatesTo } from '../../simulation/length';

/** What a table may wish of a deal of three to five clues, one a player. All may be left out. */
export interface Wishes {
  readonly length?: Length | undefined;
  /** Seats as even as can be told. */
  readonly even?: boolean | undefined;
  /** The last seat, where the most experienced player sits, gets the weakest clue. */
  readonly handicap?: boolean | undefined;
  /** Sets that were dealt before, as `formatSet` spells them. */
  readonly except?: readonly string[] | undefined;
}

/** So many sets that were dealt on a map before are known; none that came earlier is passed over any more. */
export const MOST_BEFORE = 99;

/** A set in one spelling, whatever its order: to know it again. */
export const formatSet = (set: readonly Clue[]): string => set.map(formatClue).toSorted().join(' ');

/** How far, in turns, the formula may be off a class whose simulation is still worth while. */
const SLACK = 0.5;
/** As many sets as are simulated before a map counts as unable to give the length; one in four has it. */
const MOST_SIMULATED = 24;

/**
 * Asks a fair set, in the order of the seats, whether it grants the wishes. What is cheap is asked first: the
 * formula passes over most sets of another length, and simulated games decide about the rest.
 */
export function grantsWishes(
  map: GameMap,
  { length, even, except = [] }: Wishes,
): (set: readonly Clue[]) => boolean {
  const dealt = new Set(except);
  let simulated = 0;

  function hasLength(set: readonly Clue[], wished: Length): boolean {
    if (!isLengthNear(map, set, estimateTurns(map, set), wished, SLACK)) return false;
    if (++simulated > MOST_SIMULATED) return false;
    return simulatesTo(map, set, wished);
  }

  return set =>
    !dealt.has(formatSet(set)) &&
    (!even || evennessOf(map, set) === 'even') &&
    (length === undefined || hasLength(set, length));
}

/** The same clues with the one that wins least in the last seat; nobody learns what made it so. */
export function weakestLast(map: GameMap, clues: readonly Clue[]): readonly Clue[] {
  const edges = seatEdges(map, clues);
  const weakest = edges.indexOf(Math.min(...edges));
  const clue = clues[weakest];
  return clue === undefined ? clues : [...clues.toSpliced(weakest, 1), clue];
}

/** Whether anything is wished that the study of three to five players answers. */
export const hasWishes = ({ length, even, handicap }: Wishes): boolean =>
  length !== undefined || even === true || handicap === true;
