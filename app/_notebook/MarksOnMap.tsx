import { centerOf } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { formatPoint } from '@/lib/map/outline';
import { MarkGlyph } from './MarkGlyph';
import type { Mark, Marks } from './notebook';

const NONE: Marks = new Map();

interface MarksOnMapProps {
  readonly marks: Marks;
  /** Marks of the layer beneath, pale: each shows where the one on top has none. */
  readonly beneath?: Marks | undefined;
  /** The spaces with a note. */
  readonly noted: Iterable<Hex>;
  /** Where pieces stand: a mark makes room for them. */
  readonly isTaken: (hex: Hex) => boolean;
}

/** What somebody has pencilled on the map: marks in the middle, or above what stands there; a note at the foot. */
export function MarksOnMap({ marks, beneath = NONE, noted, isTaken }: MarksOnMapProps) {
  const pale = [...beneath].filter(([hex]) => !marks.has(hex));
  return (
    <>
      <g className="beneath">
        {pale.map(([hex, mark]) => (
          <MarkOn key={hex} hex={hex} mark={mark} isTaken={isTaken} />
        ))}
      </g>
      {[...marks].map(([hex, mark]) => (
        <MarkOn key={hex} hex={hex} mark={mark} isTaken={isTaken} />
      ))}
      {[...noted].map(hex => {
        const { x, y } = centerOf(hex);
        return (
          <g key={hex} transform={`translate(${formatPoint({ x, y: y + 13 })})`} className="noted">
            <path className="case" d="M-6 0H6" />
            <path d="M-6 0H6" />
          </g>
        );
      })}
    </>
  );
}

interface MarkOnProps extends Pick<MarksOnMapProps, 'isTaken'> {
  readonly hex: Hex;
  readonly mark: Mark;
}

function MarkOn({ hex, mark, isTaken }: MarkOnProps) {
  const { x, y } = centerOf(hex);
  const place = isTaken(hex)
    ? `translate(${formatPoint({ x: x - 7, y: y - 10 })}) scale(.62)`
    : `translate(${formatPoint({ x, y })}) scale(.95)`;
  return <MarkGlyph mark={mark} transform={place} />;
}
