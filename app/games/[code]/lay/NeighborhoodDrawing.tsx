import { Ground } from '@/app/_map/Ground';
import { LitOutline } from '@/app/_map/Light';
import { Seams } from '@/app/_map/Seams';
import { Structures } from '@/app/_map/Structures';
import { Territories } from '@/app/_map/Territories';
import { TileNumbers } from '@/app/_map/TileNumbers';
import { type Rectangle, squareAround } from '@/app/_map/view';
import type { GameMap } from '@/lib/map/gameMap';
import { centerOf, formatHex } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { hexesPath } from '@/lib/map/outline';
import type { Structure } from '@/lib/map/setup';

/** How much of the map is shown around the hex, in drawing units. */
export const NEIGHBORHOOD = 150;
/** So far below its middle a name is clear of outlines, territories and the tile's number. */
const BELOW = 9.6;
/** From a name's middle to the frame there is at least so much, so that none is cut. */
const ROOM = { across: 7, up: 7, down: 2 };

interface NeighborhoodDrawingProps {
  readonly map: GameMap;
  readonly hex: Hex;
  readonly structures: readonly Structure[];
  readonly label: string;
}

/** The surroundings of one space, large: that one bright, and the others with their names. */
export function NeighborhoodDrawing({ map, hex, structures, label }: NeighborhoodDrawingProps) {
  const window = squareAround(hex, NEIGHBORHOOD);
  const { x, y, width, height } = window;
  const near = HexSet.where(other => {
    const center = centerOf(other);
    return Math.hypot(center.x - x - width / 2, center.y - y - height / 2) < width;
  });
  const taken = HexSet.of(structures.map(each => each.hex));
  const named = Array.from(near.diff(taken), other => ({ other, ...nameOf(other) }));
  return (
    <svg
      className="map close"
      viewBox={[x, y, width, height].join(' ')}
      role="img"
      aria-label={label}
    >
      <Ground map={map} hexes={near} />
      <path className="veil" opacity=".55" d={hexesPath(near.diff(HexSet.of([hex])))} />
      <Seams />
      <LitOutline lit={HexSet.of([hex])} inset={-1} />
      <Territories map={map} hexes={HexSet.all} />
      <TileNumbers map={map} hexes={near} />
      <Structures structures={structures} />
      {named
        .filter(name => fits(name, window))
        .map(name => (
          <text key={name.other} className="hex-name" x={name.x} y={name.y}>
            {formatHex(name.other)}
          </text>
        ))}
    </svg>
  );
}

function nameOf(hex: Hex) {
  const { x, y } = centerOf(hex);
  return { x, y: y + BELOW };
}

const fits = (at: { x: number; y: number }, { x, y, width, height }: Rectangle): boolean =>
  at.x > x + ROOM.across &&
  at.x < x + width - ROOM.across &&
  at.y > y + ROOM.up &&
  at.y < y + height - ROOM.down;
