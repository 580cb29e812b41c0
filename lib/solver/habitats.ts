import { cluesOf } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import { clueCount, type PlayerCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { HEXES, type Hex, HexSet } from '../map/hexSet';
import { type FairSet, findFairSets } from './fairSets';
import { hintChoices } from './hints';
import { ordersForTwo } from './twoPlayers';

/**
 * Whoever can compute finds every fair set of the map that all see, and so every space that may be
 * the habitat. How many there are is how much a table is left to find out.
 */

/** So many habitats a map offers that we choose. */
export const ENOUGH_HABITATS = 6;

/** So many every official map offers for three players; on a map with fewer, the table is told. */
export const USUAL_HABITATS = 4;

/** How many spaces may be the habitat of a deal; counted no further than `most`. */
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

/** Whether `least` spaces or more may be the habitat. */
export const offersHabitats = (map: GameMap, players: PlayerCount, least: number): boolean =>
  countHabitats(map, players, least) === least;

/** Whether a fair set can be dealt: some hint is true of it (always, of three) and, for two, some order parts it. */
const isDealable = (map: GameMap, players: PlayerCount, set: FairSet): boolean =>
  hintChoices(set).length > 0 && (players !== 2 || ordersForTwo(map, set).length > 0);

/**
 * The habitats of all fair sets of three clues, by a plain loop over the sets. There are so few on a
 * normal map that this takes an eighteenth of the time of a search around each habitat (0.04 ms beside
 * 0.79), and some 17 maps are turned down for three players before one is kept.
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
