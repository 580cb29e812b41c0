import { neighbors } from '@/lib/map/grid';
import { HexSet } from '@/lib/map/hexSet';

/**
 * What is lit, ring by ring, from the hearts of it outwards: first the spaces that lie deepest
 * inside. The map's edge is no border, for light does not come in from there.
 */
export function litRings(lit: HexSet): readonly HexSet[] {
  const rings: HexSet[] = [];
  for (let left = lit; !left.isEmpty; ) {
    const within = left;
    const rim = HexSet.where(hex => within.has(hex) && !neighbors(hex).diff(within).isEmpty);
    // All that is left lies inside, as where the whole map is lit.
    const ring = rim.isEmpty ? within : rim;
    rings.unshift(ring);
    left = within.diff(ring);
  }
  return rings;
}
