import type { Mark } from './notebook';

/** SVG paths around 0,0, at most 24 units in size. */
const PATHS: Readonly<Record<Mark, string>> = {
  perhaps: 'M-3.9-3.4a4 4 0 1 1 6 3.5C.7 1 0 1.7 0 3.2M0 7.4h.01',
  not: 'M-6-6 6 6M6-6-6 6',
  star: 'M0-9 2.5-3.3 8.6-2.7 4 1.4 5.4 7.4 0 4.3-5.4 7.4-4 1.4-8.6-2.7-2.5-3.3Z',
  sure: 'M-7 .5-2.5 5 7-5.5',
};

interface MarkGlyphProps {
  readonly mark: Mark;
  /** Places the glyph on a map. */
  readonly transform?: string;
}

/** A mark around 0,0, with an outline that keeps it legible on any terrain. */
export const MarkGlyph = ({ mark, transform }: MarkGlyphProps) => (
  <g transform={transform} className={`mark ${mark}`}>
    <path className="case" d={PATHS[mark]} />
    <path d={PATHS[mark]} />
  </g>
);
