import { useMemo } from 'react';
import { centerOf } from '@/lib/map/grid';
import { HexSet } from '@/lib/map/hexSet';
import { outlinePath } from '@/lib/map/outline';
import { slotHexes } from '@/lib/map/setup';

interface SlotOutlineProps {
  readonly slot: number;
  /** Whether the next tile goes here; the slot is then highlighted. */
  readonly isNow: boolean;
  /** The number of the tile that belongs here, or a placeholder. */
  readonly mark?: string | undefined;
}

/** A slot that has no tile yet. */
export function SlotOutline({ slot, isNow, mark }: SlotOutlineProps) {
  const { path, x, y } = useMemo(() => outlineOf(slot), [slot]);
  return (
    <g>
      <path className={isNow ? 'slot now' : 'slot'} d={path} />
      {mark !== undefined && (
        <text x={x} y={y + 14} className="slot-number">
          {mark}
        </text>
      )}
    </g>
  );
}

function outlineOf(slot: number) {
  const hexes = slotHexes(slot);
  const centers = hexes.map(centerOf);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / hexes.length;
  return {
    path: outlinePath(HexSet.of(hexes), { inset: 4, radius: 3 }),
    x: mean(centers.map(({ x }) => x)),
    y: mean(centers.map(({ y }) => y)),
  };
}
