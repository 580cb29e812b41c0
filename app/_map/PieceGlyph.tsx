import type { PieceKind } from '@/lib/board/pieces';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatColor } from '@/lib/data/terms';

interface PieceGlyphProps {
  readonly kind: PieceKind;
  readonly seat: SeatNumber;
  readonly color: SeatColor;
  /** The radius of the circle that the piece fills, in drawing units. */
  readonly radius: number;
}

/** A numeral's height, as a multiple of its piece's radius. */
export const NUMERAL = 1.7;
/** Smaller discs have no ring, to leave room for their numerals. */
const RING_FROM = 9.5;

/** A seat's piece around 0,0, in its colour and with its number. A disc means "could be", a cube "cannot be". */
export function PieceGlyph({ kind, seat, color, radius }: PieceGlyphProps) {
  const hasRing = kind === 'disc' && radius >= RING_FROM;
  const numeral = (hasRing ? 0.98 : kind === 'cube' ? 1.5 : NUMERAL) * radius;
  return (
    <g data-seat={color}>
      {kind === 'disc' ? (
        <>
          <circle r={radius} className="fill-rim" />
          <circle
            r={0.82 * radius}
            strokeWidth={0.16 * radius}
            className="fill-(--seat) stroke-print"
          />
          {hasRing && (
            <circle
              r={0.56 * radius}
              strokeWidth={0.08 * radius}
              className="fill-none stroke-(--on-seat) opacity-55"
            />
          )}
        </>
      ) : (
        <Box radius={radius} />
      )}
      <text
        x={kind === 'cube' ? -0.14 * radius : 0}
        y={0.35 * numeral + (kind === 'cube' ? 0.14 * radius : 0)}
        fontSize={numeral}
        textAnchor="middle"
        className="fill-(--on-seat) font-extrabold"
      >
        {seat}
      </text>
    </g>
  );
}

/** A box seen from the front, slightly from above and from the right. */
function Box({ radius }: { radius: number }) {
  const at = (x: number, y: number) => `${x * radius} ${y * radius}`;
  const outline = `M${at(-0.78, -0.42)}L${at(-0.42, -0.78)}H${0.78 * radius}V${0.42 * radius}L${at(0.42, 0.78)}H${-0.78 * radius}Z`;
  const light = `M${at(-0.78, -0.42)}L${at(-0.42, -0.78)}H${0.78 * radius}L${at(0.42, -0.42)}Z`;
  const shade = `M${at(0.42, -0.42)}L${at(0.78, -0.78)}V${0.42 * radius}L${at(0.42, 0.78)}Z`;
  const edges = `M${at(-0.78, -0.42)}H${0.42 * radius}V${0.78 * radius}M${at(0.42, -0.42)}L${at(0.78, -0.78)}`;
  return (
    <g strokeLinejoin="round">
      <path d={outline} strokeWidth={0.44 * radius} className="fill-rim stroke-rim" />
      <path d={outline} strokeWidth={0.16 * radius} className="fill-(--seat) stroke-print" />
      <path d={light} className="fill-white opacity-35" />
      <path d={shade} className="fill-print opacity-35" />
      <path d={edges} strokeWidth={0.1 * radius} className="fill-none stroke-print" />
    </g>
  );
}
