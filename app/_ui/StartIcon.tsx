import { LineDrawing } from './Icon';

/** Icons of the start page and the theme switch, separate so that other pages' bundles do not include them. */
const PATHS = {
  book: 'M6 3.5h11a1.5 1.5 0 0 1 1.5 1.5v15.5H7a1.5 1.5 0 0 1 0-3.5h11.5M6 3.5A1.5 1.5 0 0 0 5.5 5v14M9 8h6M9 11.5h4',
  sliders: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5v5M9 13.5v5',
  lantern:
    'M9 6a3 3 0 0 1 6 0M8 6h8l1 3v8l-1 3H8l-1-3V9ZM12 10.5c1.5 1.6 2 2.5 2 3.5a2 2 0 0 1-4 0c0-1 .5-1.9 2-3.5Z',
} as const;

export const StartIcon = ({ name }: { name: keyof typeof PATHS }) => (
  <LineDrawing path={PATHS[name]} />
);
