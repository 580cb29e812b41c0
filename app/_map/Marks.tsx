import type { PieceKind } from '@/lib/board/pieces';
import type { SeatColor } from '@/lib/data/terms';
import { centerOf, type Point } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { formatPoint, outlinePath } from '@/lib/map/outline';

/** Marks that only one player sees, while looking at their clue. */
export interface MapMarks {
  /** Each path runs from neighbour to neighbour, both ends included. */
  readonly paths: readonly (readonly Hex[])[];
  /** Where each piece may go: for a seat with two colours, the first at the left and the second at the right. */
  readonly places: readonly {
    readonly kind: PieceKind;
    readonly hexes: HexSet;
    /** Only for a seat with two colours. */
    readonly color?: SeatColor | undefined;
  }[];
  /** The space of the piece that the text is about. */
  readonly piece?: Hex;
}

interface MarksProps extends MapMarks {
  /** Spaces with a structure or piece; a mark is drawn beside it. */
  readonly taken: ReadonlySet<Hex>;
}

/** Paths as dotted lines with numbered steps and a ringed end; places for pieces as small hollow ones. */
export function Marks({ paths, places, taken }: MarksProps) {
  return (
    <g className="marks">
      {places.flatMap(({ kind, hexes, color }, index) => {
        const side = color === undefined ? 0 : index === 0 ? -1 : 1;
        return [...hexes].map(hex => (
          <HollowPiece
            key={`${color} ${hex}`}
            kind={kind}
            color={color}
            at={spotOn(hex, taken, side)}
          />
        ));
      })}
      {paths.map(path => (
        <PathMark key={path.join()} path={path} />
      ))}
    </g>
  );
}

/** The middle of a space or beside it, or its lower left or right if the middle is taken. */
function spotOn(hex: Hex, taken: ReadonlySet<Hex>, side: -1 | 0 | 1): Point {
  const { x, y } = centerOf(hex);
  return taken.has(hex) ? { x: x + 9.4 * (side || -1), y: y + 8 } : { x: x + 5.6 * side, y };
}

interface HollowPieceProps {
  readonly kind: PieceKind;
  readonly color: SeatColor | undefined;
  readonly at: Point;
}

function HollowPiece({ kind, color, at }: HollowPieceProps) {
  return (
    <g className="hollow" data-seat={color} transform={`translate(${formatPoint(at)})`}>
      {kind === 'disc' ? (
        <circle r={4} />
      ) : (
        <>
          <path d="M-3.9-2.1-2.1-3.9H3.9V2.1L2.1 3.9H-3.9Z" />
          <path className="edges" d="M-3.9-2.1H2.1V3.9M2.1-2.1 3.9-3.9" />
        </>
      )}
    </g>
  );
}

function PathMark({ path }: { readonly path: readonly Hex[] }) {
  const [start, ...steps] = path;
  const end = steps.at(-1) ?? start;
  if (start === undefined || end === undefined) return null;
  const line = `M${path.map(hex => formatPoint(centerOf(hex))).join('L')}`;
  const ring = outlinePath(HexSet.of([end]), { inset: 2, radius: 3 });
  return (
    <>
      <path className="way case" d={line} />
      <path className="way" d={line} />
      <path className="way-end case" d={ring} />
      <path className="way-end" d={ring} />
      {steps.map((hex, index) => {
        const { x, y } = centerOf(hex);
        return (
          <g key={hex} className="way-step" transform={`translate(${formatPoint({ x, y })})`}>
            <circle r={6.6} />
            <text y={3.6} className="way-number">
              {index + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}
