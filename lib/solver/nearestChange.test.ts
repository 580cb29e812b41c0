import { expect, test } from 'vitest';
import { clueCount, PLAYER_COUNTS } from '../data/terms';
import { dealOn, randomMap } from '../game/deal';
import { buildMap, type GameMap } from '../map/gameMap';
import { createRandom } from '../random';
import { findFairSets } from './fairSets';
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
  for (const map of mapsWithout(4)) {
    const change = nearestChange(map, 3);
    expect(change.players).toEqual(
      PLAYER_COUNTS.filter(
        players => players !== 3 && dealOn(map, players, `for ${clueCount(players)}`) !== undefined,
      ),
    );
    const { move } = change;
    expect(move).toBeDefined();
    if (move === undefined) continue;
    const moved = buildMap({
      ...map,
      structures: map.structures.map(each =>
        each === move.structure ? { ...each, hex: move.to } : each,
      ),
    });
    expect(moved.ok && findFairSets(moved.value).count(3)).toBeGreaterThan(0);
  }
});
