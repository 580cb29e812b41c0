import { clueCount, type PlayerCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { HEX_COUNT, HEXES } from '../map/hexSet';
import { type FairSet, type FairSets, findFairSets } from '../solver/fairSets';
import { hintChoices } from '../solver/hints';
import { ordersForTwo } from '../solver/twoPlayers';

/**
 * Whoever can compute finds every fair set of the map that all see, and so every space that may be
 * the habitat. How many there are is how much a table is left to find out.
 */

/** So many habitats a map offers that we choose: with six, each is at most as likely as a die's side. */
export const ENOUGH_HABITATS = 6;

/** So many every official map offers for three players; on a map with fewer, the table is told. */
export const USUAL_HABITATS = 4;

/** Whether a fair set can be dealt: some hint is true of it and, for two, some order parts it. */
const isDealable = (map: GameMap, players: PlayerCount, set: FairSet): boolean =>
  hintChoices(set).length > 0 && (players !== 2 || ordersForTwo(map, set).length > 0);

/** How many spaces may be the habitat of a deal; counted no further than `most`. */
export function countHabitats(
  map: GameMap,
  players: PlayerCount,
  most: number = HEX_COUNT,
  fair: FairSets = findFairSets(map),
): number {
  let count = 0;
  for (const hex of HEXES) {
    if (count === most) break;
    if (fair.at(hex, clueCount(players)).some(set => isDealable(map, players, set))) count++;
  }
  return count;
}

/** Whether at least so many spaces may be; most maps that offer fewer are found out early. */
export function offersHabitats(map: GameMap, players: PlayerCount, least: number): boolean {
  const fair = findFairSets(map);
  return (
    fair.offers(clueCount(players), least) && countHabitats(map, players, least, fair) === least
  );
}
