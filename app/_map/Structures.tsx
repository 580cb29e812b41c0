import { memo, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ByColor, ByStructureKind, Color, StructureKind } from '@/lib/data/terms';
import { centerOf } from '@/lib/map/grid';
import { formatPoint } from '@/lib/map/outline';
import type { Structure } from '@/lib/map/setup';
import { type DrawnPiece, structureSpot } from './Pieces';

interface StructuresProps {
  readonly structures: readonly Structure[];
  /** A structure shrinks to make room for pieces. */
  readonly pieces?: readonly DrawnPiece[] | undefined;
}

export const Structures = memo(function Structures({ structures, pieces = [] }: StructuresProps) {
  return structures.map(({ kind, color, hex }) => {
    const center = centerOf(hex);
    const { x, y, scale } = structureSpot(pieces.filter(piece => piece.hex === hex).length);
    const place = formatPoint({ x: center.x + x, y: center.y + y });
    return (
      <StructureGlyph
        key={hex}
        kind={kind}
        color={color}
        transform={`translate(${place}) scale(${scale})`}
      />
    );
  });
});

const SHAPES: ByStructureKind<string> = {
  'standing-stone':
    'M-6.4 9.4C-6.9 3.5-6.2-3.8-3.4-8.6-2-10.8 1.6-10.9 3.2-8.9 5.9-4.6 6.8 3.6 6.4 9.4Z',
  shack: 'M-10.2 1.2 0-10.4 10.2 1.2H7.6V9.4H-7.6V1.2Z',
};
const LETTER_HEIGHTS: ByStructureKind<number> = { 'standing-stone': 5.8, shack: 7.4 };
const COLORS: ByColor<{ body: string; print: string }> = {
  white: { body: 'fill-white', print: 'fill-on-white' },
  green: { body: 'fill-green', print: 'fill-on-green' },
  blue: { body: 'fill-blue', print: 'fill-on-blue' },
  black: { body: 'fill-black', print: 'fill-on-black' },
};

/** The colours that a structure of any colour shows. */
const BANDS: readonly Color[] = ['white', 'green', 'blue'];

interface StructureGlyphProps {
  readonly kind: StructureKind;
  /** Undefined for a structure of any colour: it is banded and has no letter. */
  readonly color?: Color;
  /** Places the glyph on a map. */
  readonly transform?: string;
}

/** A structure around 0,0, about 20 units high, identified by shape, colour, and letter. */
export function StructureGlyph({ kind, color, transform }: StructureGlyphProps) {
  const words = useTranslations('map');
  const bands = useId();
  return (
    <g className="structure" transform={transform}>
      <path className="rim" d={SHAPES[kind]} />
      {color ? (
        <path className={`body ${COLORS[color].body}`} d={SHAPES[kind]} />
      ) : (
        <>
          <linearGradient id={bands}>
            {BANDS.flatMap((band, index) =>
              [index, index + 1].map(edge => (
                <stop
                  key={`${band} ${edge}`}
                  offset={edge / BANDS.length}
                  style={{ stopColor: `var(--color-${band})` }}
                />
              )),
            )}
          </linearGradient>
          <path className="body" fill={`url(#${bands})`} d={SHAPES[kind]} />
        </>
      )}
      <path className="ground" d="M-9 9.9H9" />
      {color && (
        <text y={LETTER_HEIGHTS[kind]} className={COLORS[color].print}>
          {words(`structureLetter.${color}`)}
        </text>
      )}
    </g>
  );
}
