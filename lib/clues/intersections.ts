import { HexSet } from '../map/hexSet';

/** Entry `i` is the intersection of `areas` 0 to `i`: the hexes left once the first `i + 1` clues are combined. */
export function cumulativeIntersections(areas: readonly HexSet[]): readonly HexSet[] {
  let left = HexSet.all;
  return areas.map(area => {
    left = left.intersect(area);
    return left;
  });
}

/**
 * The indices of `areas` in a greedy order that narrows the map slowly, so that a step-by-step explanation has
 * many steps: each next area leaves the most hexes. Ties go to the lower index.
 */
export function leastInformativeOrder(areas: readonly HexSet[]): readonly number[] {
  const order: number[] = [];
  const remaining = new Map(areas.entries());
  let left = HexSet.all;
  while (remaining.size > 0) {
    const [place, area] = [...remaining].reduce((most, each) =>
      left.intersect(each[1]).size > left.intersect(most[1]).size ? each : most,
    );
    order.push(place);
    left = left.intersect(area);
    remaining.delete(place);
  }
  return order;
}
