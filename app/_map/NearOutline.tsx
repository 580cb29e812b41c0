import { memo } from 'react';
import type { HexSet } from '@/lib/map/hexSet';
import { outlinePath } from '@/lib/map/outline';

/** The line around what is near the chosen space: dashed, and not a clue's colour. */
export const NearOutline = memo(function NearOutline({ hexes }: { hexes: HexSet }) {
  const line = outlinePath(hexes, { inset: 1, radius: 3 });
  return (
    <>
      <path className="near case" d={line} />
      <path className="near" d={line} />
    </>
  );
});
