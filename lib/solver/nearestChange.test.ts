import { expect, test } from 'vitest';
import { PLAYER_COUNTS } from '../data/terms';
import { dealOn, randomMap } from '../game/deal';
import { buildMap, type GameMap } from '../map/gameMap';
import { createRandom } from '../random';
import { findFairSets } from './fairSets';
import { offersHabitats, USUAL_HABITATS } from './habitats';
import { nearestChange } from './nearestChange';

/** Normal maps without a fair set for three, which are rare. */
function mapsWithout(count: number): GameMap[] {
  const random = createRandom('without', 'maps');
  const found: GameMap[] = [];
  while (found.length < count) {
    const map = randomMap('normal', random);
    if (findFairSets(map).count(3) === 0) found.push(map);
  }
  return found;
}

test('what is offered instead can be dealt', () => {
  let plenty = 0;
  for (const map of mapsWithout(8)) {
    const change = nearestChange(map, 3);
    expect(change.players).toEqual(
      PLAYER_COUNTS.filter(
        players => players !== 3 && offersHabitats(map, players, USUAL_HABITATS),
      ),
    );
    for (const players of change.players) expect(dealOn(map, players, 'as it lies')).toBeDefined();
    const { move } = change;
    expect(move).toBeDefined();
    if (move === undefined) continue;
    const moved = buildMap({
      ...map,
      structures: map.structures.map(each =>
        each === move.structure ? { ...each, hex: move.to } : each,
      ),
    });
    expect(moved.ok && dealOn(moved.value, 3, 'moved')).toBeTruthy();
    if (moved.ok && offersHabitats(moved.value, 3, USUAL_HABITATS)) plenty++;
  }
  expect(plenty).toBeGreaterThan(1);
});
