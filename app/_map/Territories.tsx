import { Fragment, memo } from 'react';
import { ANIMALS, type Animal, type ByAnimal } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { centerOf, HEX_HALF_HEIGHT, type Point, regions } from '@/lib/map/grid';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import { outlinePath } from '@/lib/map/outline';
import { numberHex } from '@/lib/map/setup';
import { circle, type Shape, stampAll } from './engraving/shape';

const INSET = 2.9;
const BADGE = circle(6.6);
/** Minimum y of a mark, clear of the frame's letters. */
const HIGHEST = 5.4;
/** A mark avoids a hex with a tile's number, unless the next hex is more than this much lower. */
const NUMBER_PENALTY = 9;

/** Animal territories: bear dashed, cougar solid, with a mark at the top of each region. */
export const Territories = memo(function Territories(props: { map: GameMap; hexes: HexSet }) {
  const { map, hexes } = props;
  const numbers = map.tiles.map(({ turned }, slot) => numberHex(slot, turned));
  return ANIMALS.map(animal => {
    const grounds = map.animal[animal].intersect(hexes);
    const line = outlinePath(grounds, { inset: INSET, radius: 3.4 });
    const marks = regions(grounds).map(region => topEdgeOf(topHex(region, numbers)));
    return (
      <Fragment key={animal}>
        <path
          className={`territory wash ${animal}`}
          d={outlinePath(grounds, { inset: 4.6, radius: 3 })}
        />
        <path className="territory case" d={line} />
        <path className={`territory line ${animal}`} d={line} />
        <path className={`badge ${animal}`} d={stampAll(marks, BADGE)} />
        <Tracks animal={animal} points={marks} />
      </Fragment>
    );
  });
});

/** The point of a territory's line at the middle of a hex's upper edge. */
function topEdgeOf(hex: Hex): Point {
  const { x, y } = centerOf(hex);
  return { x, y: Math.max(y - HEX_HALF_HEIGHT + INSET, HIGHEST) };
}

function topHex(region: HexSet, numbers: readonly Hex[]): Hex {
  const height = (hex: Hex) => centerOf(hex).y + (numbers.includes(hex) ? NUMBER_PENALTY : 0);
  return [...region].reduce((top, hex) => (height(hex) < height(top) ? hex : top));
}

/** An animal's tracks, about 8 units high: a bear's paw, or three scratches of a cougar. */
const TRACKS: ByAnimal<Shape> = {
  bear: [
    'm0 .34c1.63 0 2.92 1.46 2.67 2.67-.26 1.2-1.63.69-2.67.69s-2.41.52-2.67-.69c-.25-1.21 1.04-2.67 2.67-2.67z',
    'm-2.21-1.1a.86 1.29-22 1 1-1.59.64.86 1.29-22 1 1 1.59-.64z',
    'm2-1.31a.9 1.38 0 1 1-1.81 0 .9 1.38 0 1 1 1.81 0z',
    'm2.24 0a.9 1.38 0 1 1-1.81 0 .9 1.38 0 1 1 1.81 0z',
    'm1.79 1.96a.86 1.29 22 1 1-1.59-.64.86 1.29 22 1 1 1.59.64z',
    'm-3.82.11',
  ].join(''),
  cougar: [
    'm-3.1-2.92q1.89 2.92.6 6.71-1.29-3.27-.6-6.71z',
    'm2.67-.77q1.89 3.7.6 8-1.38-3.61-.6-8z',
    'm2.75.77q1.72 2.92.52 6.54-1.29-3.1-.52-6.54z',
    'm-2.32 2.92',
  ].join(''),
};

interface TracksProps {
  readonly animal: Animal;
  readonly points: readonly Point[];
  readonly className?: string;
}

/** Draws an animal's track at each point. */
export function Tracks({ animal, points, className = '' }: TracksProps) {
  return <path className={`track ${animal} ${className}`} d={stampAll(points, TRACKS[animal])} />;
}
