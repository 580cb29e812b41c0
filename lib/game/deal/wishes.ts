import { type Clue, formatClue } from '../../clues/clue';
import type { GameMap } from '../../map/gameMap';
import { evennessOf, seatEdges } from '../../simulation/chances';
import { estimateTurns, isLengthNear, type Length, simulatesTo } from '../../simulation/length';

/** Optional wishes for a deal of three to five clues, one per player. */
export interface Wishes {
  readonly length?: Length | undefined;
  /** Chances of the seats as even as the model can tell. */
  readonly even?: boolean | undefined;
  /** The last seat, meant for the most experienced player, gets the weakest clue. */
  readonly handicap?: boolean | undefined;
  /** Sets to exclude, as `formatSet` spells them. */
  readonly except?: readonly string[] | undefined;
}

/** Number of latest sets remembered per map; older ones may be dealt again. */
export const MAX_EARLIER_SETS = 99;

/** Canonical spelling of a set, independent of its order. */
export const formatSet = (set: readonly Clue[]): string => set.map(formatClue).toSorted().join(' ');

/** Tolerance in turns: a set whose estimate is this close to the wished class is worth simulating. */
const SLACK = 0.5;
/** Sets simulated before the map counts as unable to give the length; one in four has it. */
const MAX_SIMULATED = 24;

/**
 * Returns a predicate on fair sets, in the order of the seats. It checks cheap conditions first: the formula rejects
 * most sets of another length, and simulated games decide on the rest. Stateful: counts simulated sets up to
 * `MAX_SIMULATED`.
 */
export function grantsWishes(
  map: GameMap,
  { length, even, except = [] }: Wishes,
): (set: readonly Clue[]) => boolean {
  const excluded = new Set(except);
  let simulated = 0;

  function hasLength(set: readonly Clue[], wished: Length): boolean {
    if (!isLengthNear(map, set, estimateTurns(map, set), wished, SLACK)) return false;
    if (++simulated > MAX_SIMULATED) return false;
    return simulatesTo(map, set, wished);
  }

  return set =>
    !excluded.has(formatSet(set)) &&
    (!even || evennessOf(map, set) === 'even') &&
    (length === undefined || hasLength(set, length));
}

/** Moves the clue that wins least to the last seat, without disclosing why it is the weakest. */
export function weakestLast(map: GameMap, clues: readonly Clue[]): readonly Clue[] {
  const edges = seatEdges(map, clues);
  const weakest = edges.indexOf(Math.min(...edges));
  const clue = clues[weakest];
  return clue === undefined ? clues : [...clues.toSpliced(weakest, 1), clue];
}

/** Whether there is a wish that relies on the study of three to five players. */
export const hasWishes = ({ length, even, handicap }: Wishes): boolean =>
  length !== undefined || even === true || handicap === true;
