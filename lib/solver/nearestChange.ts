import { PLAYER_COUNTS, type PlayerCount } from '../data/terms';
import { buildMap, type GameMap } from '../map/gameMap';
import { distance } from '../map/grid';
import { HEXES, type Hex } from '../map/hexSet';
import type { Structure } from '../map/setup';
import { offersHabitats, USUAL_HABITATS } from './habitats';

/** What to change so that a map without a fair deal for so many players has one. */
export interface NearestChange {
  /** The numbers of players that it has as many habitats for as usual, as it lies. */
  readonly players: readonly PlayerCount[];
  /**
   * The structure to move, no further than any other that would do, and where to: for as many
   * habitats as usual or, where no move will do for that, for one.
   */
  readonly move?: { readonly structure: Structure; readonly to: Hex };
}

/** Structures are moved this far at most: further, another map is laid as quickly. */
const FURTHEST = 3;

/** For a map without a fair deal for so many players: they are none of those that it suits as it lies. */
export function nearestChange(map: GameMap, players: PlayerCount): NearestChange {
  const others = PLAYER_COUNTS.filter(count => offersHabitats(map, count, USUAL_HABITATS));
  const move = nearestMove(map, players, USUAL_HABITATS) ?? nearestMove(map, players, 1);
  return { players: others, ...(move && { move }) };
}

function nearestMove(map: GameMap, players: PlayerCount, habitats: number): NearestChange['move'] {
  for (let steps = 1; steps <= FURTHEST; steps++) {
    for (const structure of map.structures) {
      for (const to of HEXES) {
        if (distance(structure.hex, to) !== steps) continue;
        const moved = withMoved(map, structure, to);
        if (moved !== undefined && offersHabitats(moved, players, habitats)) {
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
