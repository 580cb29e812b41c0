import { within } from '@/lib/map/grid';
import type { HexSet } from '@/lib/map/hexSet';

/**
 * What is lit, ring by ring: first what lies nearest to `from`, what a clue is about. So the light
 * of "within two spaces of a stone" grows from every stone, as one would count; that of "not
 * within" begins where its dark ends, and leaves the stones behind. Terrains named are lit at once.
 */
export function litRings(lit: HexSet, from: HexSet = lit): readonly HexSet[] {
  const rings: HexSet[] = [];
  let left = lit;
  // A colour that is not on the map is nowhere to spread from.
  for (let reached = from.isEmpty ? lit : from; !left.isEmpty; reached = within(reached, 1)) {
    const ring = left.intersect(reached);
    if (!ring.isEmpty) rings.push(ring);
    left = left.diff(ring);
  }
  return rings;
}
