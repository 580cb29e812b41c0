import type { Shape } from './shape';

/** The kinds of stroke of the terrain engravings. map.css styles them. */
export const STROKES = ['line', 'solid', 'shade', 'stout', 'grain', 'fine'] as const;
type Stroke = (typeof STROKES)[number];

/** The engraving of a hex: one shape per kind of stroke. */
export type Engraving = Readonly<Partial<Record<Stroke, Shape>>>;

/** Every terrain has two engravings, so that neighbouring hexes do not look like copies. */
export type Variant = 0 | 1;
export type Engravings = readonly [Engraving, Engraving];
