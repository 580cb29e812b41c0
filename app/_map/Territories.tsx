import { Fragment, memo } from 'react';
import { ANIMALS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { centerOf, HEX_HALF_HEIGHT, type Point, regions } from '@/lib/map/grid';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import { outlinePath } from '@/lib/map/outline';
import { numberHex } from '@/lib/map/setup';
import { circle, stampAll } from './engraving/shape';
import { Tracks } from './Tracks';

const INSET = 2.9;
const BADGE = circle(6.6);
/** The highest that a mark stands, clear of the frame's letters. */
const HIGHEST = 5.4;
/** A mark prefers a hex this much lower to one that bears a tile's number. */
const NUMBER_PENALTY = 9;

/** Animal territories: bear dashed, cougar solid, and a mark on top of each region. */
export const Territories = memo(function Territories(props: { map: GameMap; hexes: HexSet }) {
  const { map, hexes } = props;
  const numbers = map.tiles.map(({ turned }, slot) => numberHex(slot, turned));
  return ANIMALS.map(animal => {
    const grounds = map.animal[animal].intersect(hexes);
    const line = outlinePath(grounds, { inset: INSET, radius: 3.4 });
    const marks = regions(grounds).map(region => topOf(topHex(region, numbers)));
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

/** The middle of a territory's line along a hex's upper edge. */
function topOf(hex: Hex): Point {
  const { x, y } = centerOf(hex);
  return { x, y: Math.max(y - HEX_HALF_HEIGHT + INSET, HIGHEST) };
}

function topHex(region: HexSet, numbers: readonly Hex[]): Hex {
  const height = (hex: Hex) => centerOf(hex).y + (numbers.includes(hex) ? NUMBER_PENALTY : 0);
  return [...region].reduce((top, hex) => (height(hex) < height(top) ? hex : top));
}
