import { type ClueCount, clueCount, PLAYER_COUNTS, type PlayerCount } from '../data/terms';
import { buildMap, type GameMap } from '../map/gameMap';
import { distance } from '../map/grid';
import { HEXES, type Hex } from '../map/hexSet';
import type { Structure } from '../map/setup';
import { type FairSets, findFairSets } from './fairSets';
import { ordersForTwo } from './twoPlayers';

/** What to change so that a map without a fair deal for so many players has one. */
export interface NearestChange {
  /** The numbers of players that it has a fair deal for as it lies. */
  readonly players: readonly PlayerCount[];
  /** The structure to move, no further than any other that would do, and where to. */
  readonly move?: { readonly structure: Structure; readonly to: Hex };
}

/** Structures are moved this far at most: further, another map is laid as quickly. */
const FURTHEST = 3;

export function nearestChange(map: GameMap, players: PlayerCount): NearestChange {
  const fair = findFairSets(map);
  const others = PLAYER_COUNTS.filter(count => count !== players && offersDeal(map, fair, count));
  const move = nearestMove(map, players);
  return { players: others, ...(move && { move }) };
}

function nearestMove(map: GameMap, players: PlayerCount): NearestChange['move'] {
  for (let steps = 1; steps <= FURTHEST; steps++) {
    for (const structure of map.structures) {
      for (const to of HEXES) {
        if (distance(structure.hex, to) !== steps) continue;
        const moved = withMoved(map, structure, to);
        if (moved !== undefined && offersDeal(moved, findFairSets(moved), players)) {
          return { structure, to };
        }
      }
    }
  }
  return undefined;
}

/** The map with a structure elsewhere; nothing where another one stands already. */
function withMoved(map: GameMap, structure: Structure, to: Hex): GameMap | undefined {
  const structures = map.structures.map(each => (each === structure ? { ...each, hex: to } : each));
  const moved = buildMap({ mode: map.mode, tiles: map.tiles, structures });
  return moved.ok ? moved.value : undefined;
}

function offersDeal(map: GameMap, fair: FairSets, players: PlayerCount): boolean {
  const size: ClueCount = clueCount(players);
  if (players !== 2) return fair.count(size) > 0;
  return fair
    .habitats(size)
    .some(habitat => fair.at(habitat, size).some(set => ordersForTwo(map, set).length > 0));
}
