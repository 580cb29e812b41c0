import { memo } from 'react';
import { TERRAINS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { centerOf } from '@/lib/map/grid';
import { columnOf, rowOf } from '@/lib/map/hexName';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import { formatPoint, hexesPath, seamsPath } from '@/lib/map/outline';
import { numberHex } from '@/lib/map/setup';
import { circle, combine, dash, stampAll } from './engraving/shape';
import { type EngravedHex, TerrainEngravings } from './Terrain';

/** Alternates the variants, so that neighbours rarely share one. The same hex always gets the same one. */
const engraved = (hex: Hex): EngravedHex => ({
  center: centerOf(hex),
  variant: (columnOf(hex) + rowOf(hex)) % 2 === 0 ? 0 : 1,
});

/** Terrain: per kind one tint and one engraving, and a hairline around each hex. */
export const Ground = memo(function Ground({ map, hexes }: { map: GameMap; hexes: HexSet }) {
  const grounds = TERRAINS.map(terrain => ({
    terrain,
    area: map.terrain[terrain].intersect(hexes),
  })).filter(({ area }) => !area.isEmpty);
  return (
    <>
      {grounds.map(({ terrain, area }) => (
        <path key={terrain} className={`tint ${terrain}`} d={hexesPath(area)} />
      ))}
      {grounds.map(({ terrain, area }) => (
        <TerrainEngravings key={terrain} terrain={terrain} hexes={Array.from(area, engraved)} />
      ))}
      <path className="hairline" d={hexesPath(hexes)} />
    </>
  );
});

export const Seams = memo(function Seams() {
  const path = seamsPath();
  return (
    <>
      <path className="seam case" d={path} />
      <path className="seam" d={path} />
    </>
  );
});

/** The background of a tile number is symmetric, so it does not turn with the tile. */
const GROUND = circle(5.4);
const LINE = combine([[-2.2, 0, dash(4.4)]]);
/** The offset of a number to the left of its hex's centre. Two numbers at the same seam just fit side by side. */
const LEFT = 9.7;

/** Each tile's number, where it is printed on the tile: it turns with it. */
export const TileNumbers = memo(function TileNumbers(props: { map: GameMap; hexes: HexSet }) {
  const numbers = props.map.tiles
    .map(({ tile, turned }, slot) => ({ tile, turned, hex: numberHex(slot, turned) }))
    .filter(({ hex }) => props.hexes.has(hex));
  /** Positions to the left of each hex's centre and `below` it; to the right and above on a turned tile. */
  const points = (below: number) =>
    numbers.map(({ turned, hex }) => {
      const { x, y } = centerOf(hex);
      return turned ? { x: x + LEFT, y: y - below } : { x: x - LEFT, y: y + below };
    });
  return (
    <>
      <path className="number-ground" d={stampAll(points(-6.4), GROUND)} />
      {numbers.map(({ tile, turned, hex }) => (
        <text
          key={tile}
          className="number"
          x={-LEFT}
          y="-3.8"
          transform={`translate(${formatPoint(centerOf(hex))})${turned ? ' rotate(180)' : ''}`}
        >
          {tile}
        </text>
      ))}
      <path className="number-line" d={stampAll(points(-2.3), LINE)} />
    </>
  );
});
