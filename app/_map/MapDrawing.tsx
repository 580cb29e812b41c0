import { memo, type ReactNode, useMemo } from 'react';
import type { GameMap } from '@/lib/map/gameMap';
import {
  centerOf,
  HEX_HALF_HEIGHT,
  HEX_RADIUS,
  MAP_HEIGHT,
  MAP_WIDTH,
  type Point,
} from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { hexesPath, outlinePath } from '@/lib/map/outline';
import type { Structure } from '@/lib/map/setup';
import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH, Frame } from './Frame';
import { Ground, Seams, TileNumbers } from './Ground';
import { LitOutline, Veil } from './Light';
import { type MapMarks, Marks } from './Marks';
import { type DrawnPiece, type PieceLayer, Pieces } from './Pieces';
import { Structures } from './Structures';
import { Territories } from './Territories';

interface MapDrawingProps extends PieceLayer {
  readonly map: GameMap;
  readonly label: string;
  /** The spaces that a clue lights; the rest is veiled. */
  readonly lit?: HexSet | undefined;
  /** The spaces that the light spreads from. */
  readonly litFrom?: HexSet | undefined;
  readonly habitat?: Hex | undefined;
  /** The spaces near the chosen one, if the user has lit them. */
  readonly near?: HexSet | undefined;
  readonly chosen?: Hex | undefined;
  /** The space that a player has called as the habitat. */
  readonly called?: Hex | undefined;
  /** The spaces that were called and are not the habitat. */
  readonly missed?: HexSet | undefined;
  /** The spaces that are shown, for example those with a tile while the map is being laid; all by default. */
  readonly hexes?: HexSet | undefined;
  /** The structures placed so far while the map is being laid; by default all on these spaces. */
  readonly structures?: readonly Structure[];
  /** Marks for one player alone. */
  readonly marks?: MapMarks | undefined;
  /** The part that is shown, as a `viewBox`; the whole map by default. */
  readonly view?: string;
  /** Drawn on top of everything, in the map's units. */
  readonly children?: ReactNode;
}

const VIEW = [-FRAME, -FRAME, FRAMED_WIDTH, FRAMED_HEIGHT].join(' ');

/** The whole map in its frame. Its layers are memoized, so that only changed ones render again. */
export function MapDrawing(props: MapDrawingProps) {
  const { map, label, lit, litFrom, habitat, near, chosen, called, missed, children } = props;
  const { pieces, only, arePiecesLow, marks, ringed = marks?.piece } = props;
  const { hexes = HexSet.all, view = VIEW } = props;
  const { structures = map.structures.filter(({ hex }) => hexes.has(hex)) } = props;
  // A clue's veil takes precedence; without one, the spaces near the chosen one stand out in the same way.
  const bright = lit ?? near;
  const from = lit || chosen === undefined ? litFrom : HexSet.of([chosen]);
  return (
    <svg className="map" viewBox={view} role="img" aria-label={label}>
      <Frame />
      <Ground map={map} hexes={hexes} />
      {bright && <Veil key={lit ? 'lit' : 'near'} lit={bright} from={from} hexes={hexes} />}
      {pieces && !arePiecesLow && <ClosedSpaces pieces={pieces} />}
      <Seams />
      {lit && hasOutline(lit, hexes, habitat) && <LitOutline lit={lit} />}
      <Territories map={map} hexes={hexes} />
      {near && <NearOutline hexes={near} />}
      <TileNumbers map={map} hexes={hexes} />
      {habitat !== undefined && <Habitat hex={habitat} />}
      {marks && <Marks {...marks} taken={takenHexes(structures, pieces)} />}
      {missed && <Crosses hexes={missed} />}
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

/** If only the habitat is lit, its ring replaces the outline. Light on all spaces has no outline. */
const hasOutline = (lit: HexSet, hexes: HexSet, habitat: Hex | undefined): boolean =>
  !(habitat !== undefined && lit.single === habitat) && !hexes.diff(lit).isEmpty;

const takenHexes = (
  structures: readonly Structure[],
  pieces: readonly DrawnPiece[] = [],
): ReadonlySet<Hex> => new Set([...structures, ...pieces].map(({ hex }) => hex));

interface Ray {
  /** Degrees, clockwise from the top. */
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

const RAYS: readonly Ray[] = Array.from({ length: 12 }, (_, index) => ({
  turn: 30 * index,
  ...(index % 2 === 0 ? { from: 26.5, to: 35 } : { from: 27, to: 31 }),
}));
/** How far a ray may extend beyond the map without touching the frame's letters. */
const MARGIN = 2;

/** A ring around the hex, with rays; at the map's edge only those that point inwards. */
function Habitat({ hex }: { hex: Hex }) {
  const center = centerOf(hex);
  const rays = RAYS.filter(ray => staysOnMap(center, ray));
  const ring = outlinePath(HexSet.of([hex]), { inset: -1.2, radius: 3 });
  return (
    <>
      <path className="habitat case" d={ring} />
      <path className="habitat" d={ring} />
      <g transform={`translate(${center.x} ${center.y})`}>
        <g className="rays">
          {['habitat ray case', 'habitat ray'].map(layer =>
            rays.map(({ turn, from, to }) => (
              <path
                key={turn}
                className={layer}
                d={`M0-${from}V-${to}`}
                transform={`rotate(${turn})`}
              />
            )),
          )}
        </g>
      </g>
    </>
  );
}

function staysOnMap({ x, y }: Point, { turn, to }: Ray): boolean {
  const angle = (turn * Math.PI) / 180;
  const [tipX, tipY] = [x + to * Math.sin(angle), y - to * Math.cos(angle)];
  return (
    Math.min(tipX, tipY) >= -MARGIN && tipX <= MAP_WIDTH + MARGIN && tipY <= MAP_HEIGHT + MARGIN
  );
}

/** From the centre to a cross's ends: near the hex's corners, where no piece covers them. */
const [ARM_X, ARM_Y] = [HEX_RADIUS * 0.44, HEX_HALF_HEIGHT * 0.88];

/** Crossed spaces: the habitat is not there. The pieces lie on the crosses. */
const Crosses = memo(function Crosses({ hexes }: { hexes: HexSet }) {
  const line = [...hexes]
    .map(centerOf)
    .map(
      ({ x, y }) =>
        `M${x - ARM_X} ${y - ARM_Y}l${2 * ARM_X} ${2 * ARM_Y}m0-${2 * ARM_Y}l-${2 * ARM_X} ${2 * ARM_Y}`,
    )
    .join('');
  return (
    <>
      <path className="missed case" d={line} />
      <path className="missed" d={line} />
    </>
  );
});

function ChosenHex({ hex }: { hex: Hex }) {
  const line = outlinePath(HexSet.of([hex]), { inset: -0.6, radius: 3 });
  return (
    <>
      <path className="chosen case" d={line} />
      <path className="chosen" d={line} />
    </>
  );
}

/** The outline around the spaces near the chosen one: dashed, and in another colour than a clue's. */
const NearOutline = memo(function NearOutline({ hexes }: { hexes: HexSet }) {
  const line = outlinePath(hexes, { inset: 1, radius: 3 });
  return (
    <>
      <path className="near case" d={line} />
      <path className="near" d={line} />
    </>
  );
});

/** A ring around a space: where a piece may go, or the piece that a text is about. */
function PieceRing({ hex }: { readonly hex: Hex }) {
  const { x, y } = centerOf(hex);
  return (
    <>
      <circle className="piece-ring case" cx={x} cy={y} r={14.2} />
      <circle className="piece-ring" cx={x} cy={y} r={14.2} />
    </>
  );
}

/** Half-veils the spaces with a cube, so that the ones still possible stand out. */
const ClosedSpaces = memo(function ClosedSpaces({ pieces }: { pieces: readonly DrawnPiece[] }) {
  const path = useMemo(() => {
    const cubes = pieces.filter(({ kind }) => kind === 'cube');
    return hexesPath(new Set(cubes.map(({ hex }) => hex)));
  }, [pieces]);
  return <path className="veil closed" d={path} />;
});
