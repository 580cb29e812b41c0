import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH } from '@/app/_map/Frame';
import { Ground } from '@/app/_map/Ground';
import { Territories } from '@/app/_map/Territories';
import type { GameMap } from '@/lib/map/gameMap';
import { centerOf } from '@/lib/map/grid';
import { HexSet } from '@/lib/map/hexSet';
import { outlinePath } from '@/lib/map/outline';
import { SLOTS, slotHexes } from '@/lib/map/setup';

const outlines = SLOTS.map(slot => {
  const hexes = slotHexes(slot);
  const centers = hexes.map(centerOf);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / hexes.length;
  return {
    path: outlinePath(HexSet.of(hexes), { inset: 2, radius: 3 }),
    x: mean(centers.map(({ x }) => x)),
    y: mean(centers.map(({ y }) => y)),
  };
});

interface SlotsDrawingProps {
  readonly map: GameMap;
  /** The slot whose turn it is. Those before it are laid, those after it are empty. */
  readonly slot: number;
}

/** The six places, two by three: what lies, what comes now, what comes later. */
export function SlotsDrawing({ map, slot }: SlotsDrawingProps) {
  const laid = HexSet.of(SLOTS.slice(0, slot).flatMap(slotHexes));
  return (
    <svg
      className="map"
      viewBox={`${-FRAME} ${-FRAME} ${FRAMED_WIDTH} ${FRAMED_HEIGHT}`}
      aria-hidden="true"
    >
      <Ground map={map} hexes={laid} />
      <Territories map={map} hexes={laid} />
      {outlines.slice(slot).map(({ path, x, y }, later) => (
        <g key={path}>
          <path className={later === 0 ? 'slot now' : 'slot'} d={path} />
          {later === 0 && (
            <text x={x} y={y + 14} className="slot-number">
              {map.tiles[slot]?.tile}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
