import type { Terrain } from '@/lib/data/terms';
import type { Point } from '@/lib/map/grid';
import { STROKES, type Variant } from './engraving/engraving';
import { engravingsOf } from './engraving/engravings';
import { stamp } from './engraving/shape';

/** A hex's centre, and which of its terrain's two engravings it has. */
export interface EngravedHex {
  readonly center: Point;
  readonly variant: Variant;
}

/** A terrain's engraving in all its hexes: one path per kind of stroke. */
export function TerrainEngravings(props: { terrain: Terrain; hexes: readonly EngravedHex[] }) {
  const { terrain, hexes } = props;
  const engravings = engravingsOf(terrain);
  return (
    <g className={`engraving ${terrain}`}>
      {STROKES.map(stroke => {
        const path = hexes
          .map(({ center, variant }) => {
            const shape = engravings[variant][stroke];
            return shape && stamp(center, shape);
          })
          .join('');
        return path && <path key={stroke} className={stroke} d={path} />;
      })}
    </g>
  );
}

const ORIGIN: Point = { x: 0, y: 0 };

export function TerrainEngraving(props: { terrain: Terrain; variant: Variant; center?: Point }) {
  const { terrain, variant, center = ORIGIN } = props;
  return <TerrainEngravings terrain={terrain} hexes={[{ center, variant }]} />;
}
