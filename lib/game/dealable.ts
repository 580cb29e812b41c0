import { SUBJECTS } from '../clues/clue';
import { subjectHexes } from '../clues/clueHexes';
import { clueCount, type PlayerCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { HEXES, type Hex } from '../map/hexSet';
import { type FairSets, findFairSets } from '../solver/fairSets';
import { leavesHint } from '../solver/hints';
import type { Mask } from '../solver/hittingSets';
import { hasOrderForTwo } from '../solver/twoPlayers';

/**
 * How many fair sets of the map can be dealt to so many players: those of which some hint is true,
 * and for two players those with an order that suits two. Thousands are counted, so none is read.
 */
export function countDealable(
  map: GameMap,
  players: PlayerCount,
  fair: FairSets = findFairSets(map),
): number {
  const size = clueCount(players);
  const isDealable = players === 2 ? suitingTwo(map) : () => leavesHint;
  return HEXES.reduce(
    (sum, habitat) => sum + fair.masksAt(habitat, size).filter(isDealable(habitat)).length,
    0,
  );
}

function suitingTwo(map: GameMap): (habitat: Hex) => (mask: Mask) => boolean {
  const subjects = SUBJECTS.map(subject => subjectHexes(subject, map));
  return habitat => {
    // A subject joins a set with the sign that is true of the habitat.
    const signed = subjects.map(hexes => (hexes.has(habitat) ? hexes : hexes.complement()));
    return mask =>
      leavesHint(mask) && hasOrderForTwo(signed.filter((_, index) => (mask >> index) & 1));
  };
}
