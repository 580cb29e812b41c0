import type { Shape } from './shape';

/** The kinds of stroke that terrain is engraved with. map.css says how each is inked. */
export const STROKES = ['line', 'solid', 'shade', 'stout', 'grain', 'fine'] as const;
type Stroke = (typeof STROKES)[number];

/** What is engraved in a hex: a shape a kind of stroke. */
export type Engraving = Readonly<Partial<Record<Stroke, Shape>>>;

/** Every terrain has two engravings, so that no two neighbours look stamped. */
export type Variant = 0 | 1;
export type Engravings = readonly [Engraving, Engraving];
