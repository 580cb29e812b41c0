import { cluesOf } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import { hintChoices } from '../clues/hints';
import { clueCount, type PlayerCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { HEXES, type Hex, HexSet } from '../map/hexSet';
import { type FairSet, findFairSets } from './fairSets';
import { ordersForTwo } from './twoPlayers';

/**
 * With a computer, a player can find every fair set of the visible map and thus every possible habitat. The number of
 * possible habitats measures how much is left to deduce at the table.
 */

/** Least number of possible habitats on a map that we choose. */
export const ENOUGH_HABITATS = 6;

/** Every official map has at least this many for three players; if a map has fewer, the table gets a notice. */
export const USUAL_HABITATS = 4;

/** The number of spaces that can be the habitat of a deal; stops counting at `most`. */
export function countHabitats(map: GameMap, players: PlayerCount, most: number): number {
  if (players === 3) return Math.min(most, habitatsOfThree(map).size);
  const size = clueCount(players);
  const { masksAt, read } = findFairSets(map);
  let count = 0;
  for (const hex of HEXES) {
    if (count === most) break;
    if (masksAt(hex, size).some(mask => isDealable(map, players, read(hex, mask)))) count++;
  }
  return count;
}

/** Whether at least `least` spaces can be the habitat. */
export const offersHabitats = (map: GameMap, players: PlayerCount, least: number): boolean =>
  countHabitats(map, players, least) === least;

/** Whether a fair set can be dealt: it has a hint (always, for three clues) and, for two players, a valid order. */
const isDealable = (map: GameMap, players: PlayerCount, set: FairSet): boolean =>
  hintChoices(set).length > 0 && (players !== 2 || ordersForTwo(map, set).length > 0);

/**
 * The habitats of all fair sets of three clues, by a plain loop over the sets. A normal map has so few that this takes
 * an eighteenth of the time of a search per habitat (0.04 ms instead of 0.79), which matters because some 17 maps are
 * rejected for three players before one is accepted.
 */
export function habitatsOfThree(map: GameMap): HexSet {
  const usable = cluesOf(map.mode)
    .filter(clue => isWithinBand(clue, map))
    .map(clue => clueHexes(clue, map));
  const habitats: Hex[] = [];
  usable.forEach((one, index) => {
    const later = usable.slice(index + 1);
    later.forEach((two, place) => {
      const shared = one.intersect(two);
      if (shared.size === 1) return;
      for (const three of later.slice(place + 1)) {
        const habitat = shared.intersect(three).single;
        if (habitat === undefined) continue;
        const areNeeded = one.intersect(three).size > 1 && two.intersect(three).size > 1;
        if (areNeeded) habitats.push(habitat);
      }
    });
  });
  return HexSet.of(habitats);
}
