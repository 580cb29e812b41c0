import { HexSet } from '../map/hexSet';

/** What clues leave together, told by their hexes, with each that is met one more. */
export function cumulativeIntersections(areas: readonly HexSet[]): readonly HexSet[] {
  let left = HexSet.all;
  return areas.map(area => {
    left = left.intersect(area);
    return left;
  });
}

/**
 * The places of clues in the order in which they cut the map down most slowly, one by one: next always comes the
 * one that leaves most, the first of those, so that the story is as long as can be.
 */
export function slowestOrder(areas: readonly HexSet[]): readonly number[] {
  const order: number[] = [];
  const waiting = new Map(areas.entries());
  let left = HexSet.all;
  while (waiting.size > 0) {
    const [place, area] = [...waiting].reduce((most, each) =>
      left.intersect(each[1]).size > left.intersect(most[1]).size ? each : most,
    );
    order.push(place);
    left = left.intersect(area);
    waiting.delete(place);
  }
  return order;
}
