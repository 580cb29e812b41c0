import type { Clue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import { type HexSet, intersection } from '../map/hexSet';
import type { FairSet } from './fairSets';
import { permutations } from './permutations';

/**
 * The two-player game: four clues, the first two for player 1, the last two for player 2. Official deals are fair sets
 * of four in an order where the first two clues leave at least nine hexes, and so do the first and the last two, so
 * that neither player nearly knows the habitat from the start.
 */
const LEAST_LEFT = 9;

/** Whether a fair set of four, in this order, is a valid two-player deal. */
export const isForTwo = (map: GameMap, clues: readonly Clue[]): boolean =>
  isOrderForTwo(clues.map(clue => clueHexes(clue, map)));

/** The orders in which a fair set of four is a valid two-player deal; empty for many sets. */
export function ordersForTwo(map: GameMap, set: FairSet): readonly FairSet[] {
  const known = set.map(clue => ({ clue, hexes: clueHexes(clue, map) }));
  return permutations(known)
    .filter(order => isOrderForTwo(order.map(({ hexes }) => hexes)))
    .map(order => order.map(({ clue }) => clue));
}

/** Whether four clues, given as the hexes that each allows, have such an order; faster than listing the orders. */
export const hasOrderForTwo = (clues: readonly HexSet[]): boolean =>
  clues.some(
    second =>
      intersection(clues.filter(clue => clue !== second)).size >= LEAST_LEFT &&
      clues.some(first => first !== second && first.intersect(second).size >= LEAST_LEFT),
  );

/**
 * The pairs of clues that can come first in a two-player order of a fair set, given as the hexes that each clue
 * allows: bit `4 * first + second`, indices in the set. The last two clues may be in either order.
 */
export function beginningsForTwo(clues: readonly HexSet[]): number {
  let beginnings = 0;
  clues.forEach((two, second) => {
    if (intersection(clues.filter(clue => clue !== two)).size < LEAST_LEFT) return;
    clues.forEach((one, first) => {
      const isBeginning = first !== second && one.intersect(two).size >= LEAST_LEFT;
      if (isBeginning) beginnings |= 1 << (4 * first + second);
    });
  });
  return beginnings;
}

function isOrderForTwo([h1, h2, h3, h4]: readonly HexSet[]): boolean {
  if (!h1 || !h2 || !h3 || !h4) return false;
  return h1.intersect(h2).size >= LEAST_LEFT && h1.intersect(h3).intersect(h4).size >= LEAST_LEFT;
}
