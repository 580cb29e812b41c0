import { Ground } from '@/app/_map/Ground';
import { LitOutline } from '@/app/_map/Light';
import { Seams } from '@/app/_map/Seams';
import { Structures } from '@/app/_map/Structures';
import { Territories } from '@/app/_map/Territories';
import { TileNumbers } from '@/app/_map/TileNumbers';
import type { GameMap } from '@/lib/map/gameMap';
import { centerOf, formatHex, HEX_HALF_HEIGHT } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import type { Structure } from '@/lib/map/setup';
import { squareAround } from './view';

/** How much of the map is shown around the hex, in drawing units. */
export const NEIGHBORHOOD = 150;

interface NeighborhoodDrawingProps {
  readonly map: GameMap;
  readonly hex: Hex;
  readonly structures: readonly Structure[];
  readonly label: string;
}

/** The surroundings of one space, large, every space with its name. */
export function NeighborhoodDrawing({ map, hex, structures, label }: NeighborhoodDrawingProps) {
  const { x, y, width, height } = squareAround(hex, NEIGHBORHOOD);
  const near = HexSet.where(other => {
    const center = centerOf(other);
    return Math.hypot(center.x - x - width / 2, center.y - y - height / 2) < width;
  });
  return (
    <svg
      className="map close"
      viewBox={[x, y, width, height].join(' ')}
      role="img"
      aria-label={label}
    >
      <Ground map={map} hexes={near} />
      <Seams />
      <Territories map={map} hexes={HexSet.all} />
      <LitOutline lit={HexSet.of([hex])} />
      <TileNumbers map={map} hexes={near} />
      <Structures structures={structures} />
      {[...near].map(other => (
        <text
          key={other}
          className="hex-name"
          x={centerOf(other).x}
          y={centerOf(other).y + HEX_HALF_HEIGHT - 1.5}
        >
          {formatHex(other)}
        </text>
      ))}
    </svg>
  );
}
