import type { ReactNode } from 'react';
import type { GameMap } from '@/lib/map/gameMap';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import type { Structure } from '@/lib/map/setup';
import { ChosenHex } from './ChosenHex';
import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH, Frame } from './Frame';
import { Ground } from './Ground';
import { Habitat } from './Habitat';
import { LitOutline, Veil } from './Light';
import { NearOutline } from './NearOutline';
import { type Piece, Pieces } from './Pieces';
import { Seams } from './Seams';
import { Structures } from './Structures';
import { Territories } from './Territories';
import { TileNumbers } from './TileNumbers';

export interface MapDrawingProps {
  readonly map: GameMap;
  readonly label: string;
  /** What a clue lights; the rest is veiled. */
  readonly lit?: HexSet | undefined;
  /** What its light spreads from. */
  readonly litFrom?: HexSet | undefined;
  readonly habitat?: Hex | undefined;
  /** What lies near the chosen space, where somebody asked for it. */
  readonly near?: HexSet | undefined;
  readonly chosen?: Hex | undefined;
  /** Where somebody says to have found it. */
  readonly called?: Hex | undefined;
  /** Where tiles lie already, while the map is being laid; otherwise everywhere. */
  readonly hexes?: HexSet;
  /** Those that stand already, while the map is being laid; otherwise all. */
  readonly structures?: readonly Structure[];
  /** The cubes and discs that stand on it. So far only /design shows any: no table tells its pieces yet. */
  readonly pieces?: readonly Piece[];
  /** Drawn on top of everything, in the map's units. */
  readonly children?: ReactNode;
}

const VIEW = [-FRAME, -FRAME, FRAMED_WIDTH, FRAMED_HEIGHT].join(' ');

/** The whole map in its frame. Its layers are remembered: only what changes is drawn again. */
export function MapDrawing(props: MapDrawingProps) {
  const { map, label, lit, litFrom, habitat, near, chosen, called, pieces, children } = props;
  const { hexes = HexSet.all, structures = map.structures } = props;
  // A clue's veil stays what it is; without one, what is near stands out in the same way.
  const bright = lit ?? near;
  const from = lit || chosen === undefined ? litFrom : HexSet.of([chosen]);
  return (
    <svg className="map" viewBox={VIEW} role="img" aria-label={label}>
      <Frame />
      <Ground map={map} hexes={hexes} />
      {bright && <Veil lit={bright} from={from} hexes={hexes} />}
      <Seams />
      {lit && !isHabitatAlone(lit, habitat) && <LitOutline lit={lit} />}
      <Territories map={map} hexes={hexes} />
      {near && <NearOutline hexes={near} />}
      <TileNumbers map={map} hexes={hexes} />
      {habitat !== undefined && <Habitat hex={habitat} />}
      <Structures structures={structures} pieces={pieces} />
      {pieces && <Pieces pieces={pieces} structures={structures} />}
      {called !== undefined && called !== chosen && <ChosenHex hex={called} />}
      {chosen !== undefined && <ChosenHex hex={chosen} />}
      {children}
    </svg>
  );
}

/** The habitat has a ring of its own. */
const isHabitatAlone = (lit: HexSet, habitat: Hex | undefined): boolean =>
  habitat !== undefined && lit.single === habitat;
