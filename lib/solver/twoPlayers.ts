import type { Clue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import { type HexSet, intersection } from '../map/hexSet';
import type { FairSet } from './fairSets';

/**
 * The game for two: four clues, the first two for player 1, the last two for player 2. Official
 * deals are fair deals of four in which neither player nearly knows the habitat from the start:
 * the first two clues leave nine hexes or more, and so do the first and the last two.
 */
const LEAST_LEFT = 9;

/** Whether clues in this order make a deal for two, given that they are a fair set of four. */
export const isForTwo = (map: GameMap, clues: readonly Clue[]): boolean =>
  isOrderForTwo(clues.map(clue => clueHexes(clue, map)));

/** The orders in which a fair set of four is a deal for two; none for many sets. */
export function ordersForTwo(map: GameMap, set: FairSet): readonly FairSet[] {
  const known = set.map(clue => ({ clue, hexes: clueHexes(clue, map) }));
  return permutations(known)
    .filter(order => isOrderForTwo(order.map(({ hexes }) => hexes)))
    .map(order => order.map(({ clue }) => clue));
}

/** Whether four clues, given by the hexes that each allows, have such an order; none is made for it. */
export const hasOrderForTwo = (clues: readonly HexSet[]): boolean =>
  clues.some(
    second =>
      intersection(clues.filter(clue => clue !== second)).size >= LEAST_LEFT &&
      clues.some(first => first !== second && first.intersect(second).size >= LEAST_LEFT),
  );

function isOrderForTwo([h1, h2, h3, h4]: readonly HexSet[]): boolean {
  if (!h1 || !h2 || !h3 || !h4) return false;
  return h1.intersect(h2).size >= LEAST_LEFT && h1.intersect(h3).intersect(h4).size >= LEAST_LEFT;
}

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map(rest => [item, ...rest]),
  );
}
