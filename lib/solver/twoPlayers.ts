import type { Clue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import { intersection } from '../map/hexSet';
import type { FairSet } from './fairSets';

/**
 * The game for two: four clues, the first two for player 1, the last two for player 2. Official
 * deals are fair deals of four in which neither player nearly knows the habitat from the start:
 * the first two clues leave nine hexes or more, and so do the first and the last two.
 */
const LEAST_LEFT = 9;

/** Whether clues in this order make a deal for two, given that they are a fair set of four. */
export function isForTwo(map: GameMap, [c1, c2, c3, c4]: readonly Clue[]): boolean {
  if (!c1 || !c2 || !c3 || !c4) return false;
  const left = (...clues: Clue[]) =>
    intersection(clues.map(clue => clueHexes(clue, map))).size >= LEAST_LEFT;
  return left(c1, c2) && left(c1, c3, c4);
}

/** The orders in which a fair set of four is a deal for two; none for many sets. */
export const ordersForTwo = (map: GameMap, set: FairSet): readonly FairSet[] =>
  permutations(set).filter(order => isForTwo(map, order));

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map(rest => [item, ...rest]),
  );
}
