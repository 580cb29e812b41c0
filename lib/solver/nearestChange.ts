import { PLAYER_COUNTS, type PlayerCount } from '../data/terms';
import { buildMap, type GameMap } from '../map/gameMap';
import { distance } from '../map/grid';
import { HEXES, type Hex } from '../map/hexSet';
import type { Structure } from '../map/setup';
import { offersHabitats, USUAL_HABITATS } from './habitats';

/** Changes that give a map without a fair deal for some number of players one. */
export interface NearestChange {
  /** The numbers of players for which the unchanged map has at least `USUAL_HABITATS`. */
  readonly players: readonly PlayerCount[];
  /**
   * The shortest sufficient move of one structure: it gives `USUAL_HABITATS` or, if no move does, at least one
   * habitat. Absent if no move of up to three steps suffices.
   */
  readonly move?: { readonly structure: Structure; readonly to: Hex };
}

/** Longest suggested move, in steps: beyond that, laying another map is as quick. */
const FURTHEST = 3;

/** Expects a map without a fair deal for `players`; the result's `players` therefore never includes that number. */
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

/** The map with a structure moved; `undefined` if another one is there already. */
function withMoved(map: GameMap, structure: Structure, to: Hex): GameMap | undefined {
  const structures = map.structures.map(each => (each === structure ? { ...each, hex: to } : each));
  const moved = buildMap({ mode: map.mode, tiles: map.tiles, structures });
  return moved.ok ? moved.value : undefined;
}
