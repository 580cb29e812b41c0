import type { ReactNode } from 'react';
import type { GameMap } from '@/lib/map/gameMap';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import type { Structure } from '@/lib/map/setup';
import { ChosenHex } from './ChosenHex';
import { ClosedSpaces } from './ClosedSpaces';
import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH, Frame } from './Frame';
import { Ground } from './Ground';
import { Habitat } from './Habitat';
import { LitOutline, Veil } from './Light';
import { type MapMarks, Marks } from './Marks';
import { NearOutline } from './NearOutline';
import { PieceRing } from './PieceRing';
import { type Piece, Pieces, type PiecesShown } from './Pieces';
import { Seams } from './Seams';
import { Structures } from './Structures';
import { Territories } from './Territories';
import { TileNumbers } from './TileNumbers';

export interface MapDrawingProps extends PiecesShown {
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
  /** What is pointed out to somebody alone. */
  readonly marks?: MapMarks | undefined;
  /** Drawn on top of everything, in the map's units. */
  readonly children?: ReactNode;
}

const VIEW = [-FRAME, -FRAME, FRAMED_WIDTH, FRAMED_HEIGHT].join(' ');

/** The whole map in its frame. Its layers are remembered: only what changes is drawn again. */
export function MapDrawing(props: MapDrawingProps) {
  const { map, label, lit, litFrom, habitat, near, chosen, called, children } = props;
  const { pieces, only, arePiecesLow, marks, ringed = marks?.piece } = props;
  const { hexes = HexSet.all, structures = map.structures } = props;
  // A clue's veil stays what it is; without one, what is near stands out in the same way.
  const bright = lit ?? near;
  const from = lit || chosen === undefined ? litFrom : HexSet.of([chosen]);
  return (
    <svg className="map" viewBox={VIEW} role="img" aria-label={label}>
      <Frame />
      <Ground map={map} hexes={hexes} />
      {bright && <Veil lit={bright} from={from} hexes={hexes} />}
      {pieces && !arePiecesLow && <ClosedSpaces pieces={pieces} />}
      <Seams />
      {lit && !isHabitatAlone(lit, habitat) && <LitOutline lit={lit} />}
      <Territories map={map} hexes={hexes} />
      {near && <NearOutline hexes={near} />}
      <TileNumbers map={map} hexes={hexes} />
      {habitat !== undefined && <Habitat hex={habitat} />}
      {marks && <Marks {...marks} taken={takenHexes(structures, pieces)} />}
      <Structures structures={structures} pieces={arePiecesLow ? undefined : pieces} />
      {pieces && (
        <Pieces pieces={pieces} structures={structures} only={only} arePiecesLow={arePiecesLow} />
      )}
      {ringed !== undefined && <PieceRing hex={ringed} />}
      {called !== undefined && called !== chosen && <ChosenHex hex={called} />}
      {chosen !== undefined && <ChosenHex hex={chosen} />}
      {children}
    </svg>
  );
}

/** The habitat has a ring of its own. */
const isHabitatAlone = (lit: HexSet, habitat: Hex | undefined): boolean =>
  habitat !== undefined && lit.single === habitat;

const takenHexes = (
  structures: readonly Structure[],
  pieces: readonly Piece[] = [],
): ReadonlySet<Hex> => new Set([...structures, ...pieces].map(({ hex }) => hex));
