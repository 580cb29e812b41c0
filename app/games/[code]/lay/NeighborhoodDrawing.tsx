import { useId } from 'react';
import { circle, stampAll } from '@/app/_map/engraving/shape';
import { Ground } from '@/app/_map/Ground';
import { LitOutline } from '@/app/_map/Light';
import { Seams } from '@/app/_map/Seams';
import { Structures } from '@/app/_map/Structures';
import { Territories } from '@/app/_map/Territories';
import { TileNumbers } from '@/app/_map/TileNumbers';
import { squareAround } from '@/app/_map/view';
import type { GameMap } from '@/lib/map/gameMap';
import { centerOf, HEX_HALF_HEIGHT } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { hexesPath, outlinePath } from '@/lib/map/outline';
import type { Structure } from '@/lib/map/setup';
import { wholeHexes } from './wholeHexes';

/** So far below its middle a name is clear of outlines, territories and the tile's number. */
const BELOW = 9.6;
/** The room of a territory's mark on the upper edge of a space. */
const MARK = circle(8.4);

interface NeighborhoodDrawingProps {
  readonly map: GameMap;
  readonly hex: Hex;
  readonly structures: readonly Structure[];
  readonly label: string;
}

/** The surroundings of one space, large, and only whole spaces: that one bright, and the others with their names. */
export function NeighborhoodDrawing({ map, hex, structures, label }: NeighborhoodDrawingProps) {
  const window = squareAround(hex);
  const near = wholeHexes(window);
  const edge = useId();
  const standing = structures.filter(each => near.has(each.hex));
  const named = near.diff(HexSet.of(standing.map(each => each.hex)));
  const marks = Array.from(near.intersect(map.animal.bear.union(map.animal.cougar)), upperEdge);
  const { x, y, width, height } = window;
  return (
    <svg
      className="map close"
      viewBox={[x, y, width, height].join(' ')}
      role="img"
      aria-label={label}
    >
      <clipPath id={edge}>
        <path d={outlinePath(near, { inset: -1, radius: 2 }) + stampAll(marks, MARK)} />
      </clipPath>
      <Ground map={map} hexes={near} />
      <path className="veil" opacity=".55" d={hexesPath(near.diff(HexSet.of([hex])))} />
      <g clipPath={`url(#${edge})`}>
        <Seams />
      </g>
      <LitOutline lit={HexSet.of([hex])} inset={-1} />
      <g clipPath={`url(#${edge})`}>
        <Territories map={map} hexes={HexSet.all} />
      </g>
      <TileNumbers map={map} hexes={near} />
      <Structures structures={standing} />
      {Array.from(named, other => (
        <text key={other} className="hex-name" x={centerOf(other).x} y={centerOf(other).y + BELOW}>
          {formatHex(other)}
        </text>
      ))}
    </svg>
  );
}

function upperEdge(hex: Hex) {
  const { x, y } = centerOf(hex);
  return { x, y: y - HEX_HALF_HEIGHT };
}
