import { describe, expect, test } from 'vitest';
import { PLAYER_COUNTS } from '../data/terms';
import { dealOn, randomMap } from '../game/deal/deal';
import { buildMap, type GameMap } from '../map/gameMap';
import { distance } from '../map/grid';
import { HEXES, type Hex } from '../map/hexSet';
import type { Structure } from '../map/setup';
import { createRandom } from '../random';
import { readMap } from '../testing/official';
import { findFairSets } from './fairSets';
import { countHabitats, offersHabitats, USUAL_HABITATS } from './habitats';
import { nearestChange } from './nearestChange';

/** Normal maps without a fair set for three players; they are rare. */
function mapsWithout(count: number): GameMap[] {
  const random = createRandom('without', 'maps');
  const found: GameMap[] = [];
  while (found.length < count) {
    const map = randomMap('normal', random);
    if (findFairSets(map).count(3) === 0) found.push(map);
  }
  return found;
}

/** One map among thousands: it has enough habitats for five players, but not for two or four. */
const FOR_FIVE = readMap('6123BA0B210670632B');
/** A map where no move of up to three steps suffices. */
const FAR_OFF = readMap('125469638317268173');

const MAPS = [...mapsWithout(8), FOR_FIVE, FAR_OFF];

function moved(map: GameMap, structure: Structure, to: Hex): GameMap | undefined {
  const structures = map.structures.map(each => (each === structure ? { ...each, hex: to } : each));
  const built = buildMap({ ...map, structures });
  return built.ok ? built.value : undefined;
}

describe('alternatives for a map without a fair deal', () => {
  test('the numbers of players are all others for which the map has enough habitats', () => {
    expect(nearestChange(FOR_FIVE, 3).players).toEqual([5]);
    for (const map of MAPS) {
      const { players } = nearestChange(map, 3);
      expect(players).toEqual(
        PLAYER_COUNTS.filter(each => each !== 3 && offersHabitats(map, each, USUAL_HABITATS)),
      );
      for (const each of players) expect(dealOn(map, each, 'as it lies')).toBeDefined();
    }
  });

  test('the move is the shortest to the usual number of habitats or, if none of up to three steps suffices, to one', () => {
    const steps = new Set<number | undefined>();
    for (const map of MAPS) {
      const { move } = nearestChange(map, 3);
      const moves = movesOf(map);
      const reachesUsual = moves.some(({ habitats }) => habitats === USUAL_HABITATS);
      const target = reachesUsual ? USUAL_HABITATS : 1;
      const shortest = moves
        .filter(({ habitats }) => habitats >= target)
        .toSorted((one, other) => one.steps - other.steps)[0]?.steps;
      expect(move && distance(move.structure.hex, move.to)).toBe(shortest);
      steps.add(shortest);
      if (move === undefined) continue;
      const after = moved(map, move.structure, move.to);
      expect(after && countHabitats(after, 3, target)).toBe(target);
      expect(after && dealOn(after, 3, 'moved')).toBeDefined();
    }
    expect(steps).toEqual(new Set([1, 2, 3, undefined]));
  });
});

/** Every move of one structure, with the resulting number of habitats for three players, up to the usual number. */
const movesOf = (map: GameMap) =>
  map.structures.flatMap(structure =>
    HEXES.map(to => ({ to, steps: distance(structure.hex, to) }))
      .filter(({ steps }) => steps <= 3)
      .flatMap(({ to, steps }) => {
        const after = moved(map, structure, to);
        return after ? [{ steps, habitats: countHabitats(after, 3, USUAL_HABITATS) }] : [];
      }),
  );
