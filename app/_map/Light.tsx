import { memo } from 'react';
import type { HexSet } from '@/lib/map/hexSet';
import { hexesPath, outlinePath } from '@/lib/map/outline';

/** What is lit keeps its full tint; the rest of the map sinks under a veil. */
export const Veil = memo(function Veil({ lit, hexes }: { lit: HexSet; hexes: HexSet }) {
  return (
    <>
      <path className="glow" d={hexesPath(lit)} />
      <path className="veil" d={hexesPath(hexes.diff(lit))} />
    </>
  );
});

/** The line around what is lit. It lies under the territories' lines. */
export const LitOutline = memo(function LitOutline({ lit }: { lit: HexSet }) {
  const line = outlinePath(lit, { inset: 2.2, radius: 3 });
  return (
    <>
      <path className="lit halo" d={line} />
      <path className="lit case" d={line} />
      <path className="lit" d={line} />
    </>
  );
});
