import { useId } from 'react';
import { circle, stampAll } from '@/app/_map/engraving/shape';
import { Ground, Seams, TileNumbers } from '@/app/_map/Ground';
import { LitOutline } from '@/app/_map/Light';
import { OverviewDrawing } from '@/app/_map/Overview';
import { StructureGlyph, Structures } from '@/app/_map/Structures';
import { Territories } from '@/app/_map/Territories';
import { type Rectangle, squareAround } from '@/app/_map/view';
import { structureWords } from '@/app/_map/words';
import { bold } from '@/app/_ui/bold';
import { TERRAINS } from '@/lib/data/terms';
import { TILE_COLUMNS, TILE_ROWS } from '@/lib/data/tiles';
import { type GameMap, groundAt } from '@/lib/map/gameMap';
import { centerOf, HEX_HALF_HEIGHT, HEX_RADIUS, neighbors } from '@/lib/map/grid';
import { columnOf, formatHex, rowOf } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { hexesPath, outlinePath } from '@/lib/map/outline';
import { type Structure, slotOf } from '@/lib/map/setup';
import { type StepParts, type StepWords, Whereabouts } from './StepLayout';

interface StructureToPlace {
  readonly structure: Structure;
  /** How many structures are on the map after this step. */
  readonly placed: number;
}

export function structureStep(
  { words, names, format }: StepWords,
  map: GameMap,
  { structure, placed }: StructureToPlace,
): StepParts {
  const { kind, color, hex } = structure;
  const name = structureWords(names, structure);
  const { terrain, animal } = groundAt(map, hex);
  const { slot, column, row } = placeOnTile(hex);
  const tile = String(map.tiles[slot]?.tile);
  const structures = map.structures.slice(0, placed);
  const touchedTerrains = TERRAINS.filter(
    each => !neighbors(hex).intersect(map.terrain[each]).isEmpty,
  );
  const terrains = format.list(
    touchedTerrains.map(each => names(`terrain.${each}`)),
    { type: 'conjunction' },
  );
  return {
    heading: (
      <div className="lay-heading">
        <svg viewBox="-13 -13 26 26" aria-hidden="true">
          <StructureGlyph kind={kind} color={color} />
        </svg>
        <div>
          <h2 className="first-letter:uppercase">{name}</h2>
          <p>{words.rich(`onSpace.${terrain}`, { space: formatHex(hex), tile, b: bold })}</p>
        </div>
      </div>
    ),
    drawing: (
      <div className="lay-drawing rounded-card border-[1.5px] border-edge bg-sheet">
        <NeighborhoodDrawing
          map={map}
          hex={hex}
          structures={structures}
          label={words('neighborhood', { structure: name, space: formatHex(hex) })}
        />
      </div>
    ),
    text: (
      <Whereabouts
        overview={
          <OverviewDrawing
            map={map}
            structures={structures}
            label={words('whereOnMap')}
            window={squareAround(hex)}
          />
        }
        title={words('onTile', { tile, column: String(column), row: String(row) })}
      >
        <p>{words('touches', { terrains })}</p>
        {animal && <p>{words(`inTerritory.${animal}`)}</p>}
      </Whereabouts>
    ),
  };
}

/** Where to find a space on the cardboard: its slot, and the column and row on the tile as laid, from 1. */
export const placeOnTile = (hex: Hex) => ({
  slot: slotOf(hex),
  column: (columnOf(hex) % TILE_COLUMNS) + 1,
  row: (rowOf(hex) % TILE_ROWS) + 1,
});

/** Distance of names from the centre, downwards: clear of outlines, territories and the tile's number. */
const NAME_OFFSET = 9.6;
/** Space for a territory's mark on the upper edge of a hex. */
const MARK = circle(8.4);

interface NeighborhoodDrawingProps {
  readonly map: GameMap;
  readonly hex: Hex;
  readonly structures: readonly Structure[];
  readonly label: string;
}

/** Close-up of one space. Only whole hexes are drawn: the space itself bright, the others with their names. */
function NeighborhoodDrawing({ map, hex, structures, label }: NeighborhoodDrawingProps) {
  const window = squareAround(hex);
  const near = wholeHexes(window);
  const edge = useId();
  const nearStructures = structures.filter(each => near.has(each.hex));
  const named = near.diff(HexSet.of(nearStructures.map(each => each.hex)));
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
      <Structures structures={nearStructures} />
      {Array.from(named, other => (
        <text
          key={other}
          className="hex-name"
          x={centerOf(other).x}
          y={centerOf(other).y + NAME_OFFSET}
        >
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

/** The hexes that are completely inside a rectangle, in drawing units. */
export const wholeHexes = ({ x, y, width, height }: Rectangle): HexSet =>
  HexSet.where(hex => {
    const center = centerOf(hex);
    return (
      Math.abs(center.x - x - width / 2) <= width / 2 - HEX_RADIUS &&
      Math.abs(center.y - y - height / 2) <= height / 2 - HEX_HALF_HEIGHT
    );
  });
