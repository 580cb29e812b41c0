import { memo, useMemo } from 'react';
import { centerOf } from '@/lib/map/grid';
import type { HexSet } from '@/lib/map/hexSet';
import { hexesPath, outlinePath } from '@/lib/map/outline';
import { circle, stampAll, together } from './engraving/shape';
import { litRings } from './litRings';

/** Later rings come with the last of these; map.css knows when. */
const LAST_RING = 8;
/** Low in each lit space, clear of engraving and structures. It shows where there are no colours. */
const DOT = together([[0, 11, circle(3)]]);

interface VeilProps {
  readonly lit: HexSet;
  /** What the light spreads from; without it, all is lit at once. */
  readonly from: HexSet | undefined;
  readonly hexes: HexSet;
}

/** What is lit keeps its full tint; the rest of the map is veiled. */
export const Veil = memo(function Veil({ lit, from, hexes }: VeilProps) {
  const rings = useMemo(() => litRings(lit, from).map(hexesPath), [lit, from]);
  return (
    <>
      <path className="glow" d={hexesPath(lit)} />
      <path className="veil" d={hexesPath(hexes.diff(lit))} />
      {rings.map((path, ring) => (
        // Named by its path: what lights up anew is a new element, and so spreads anew.
        <path key={path} className={`veil spread ring-${Math.min(ring, LAST_RING)}`} d={path} />
      ))}
    </>
  );
});

interface LitOutlineProps {
  readonly lit: HexSet;
  /** How far within its edge, in drawing units. */
  readonly inset?: number;
}

/** The line around what is lit. It lies under the territories' lines. */
export const LitOutline = memo(function LitOutline({ lit, inset = 2.2 }: LitOutlineProps) {
  const line = outlinePath(lit, { inset, radius: 3 });
  return (
    <>
      <path className="lit halo" d={line} />
      <path className="lit case" d={line} />
      <path className="lit" d={line} />
      <path className="lit-dot" d={stampAll(Array.from(lit, centerOf), DOT)} />
    </>
  );
});
