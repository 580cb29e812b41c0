import type { GameMap } from '@/lib/map/gameMap';
import { SLOTS, type Structure } from '@/lib/map/setup';

/** One thing to do on the way from the box to the map. */
export type LayStep =
  | { readonly kind: 'tile'; readonly slot: number }
  | { readonly kind: 'structure'; readonly structure: Structure; readonly placed: number }
  | { readonly kind: 'compare' };

/** Six tiles by slot, the structures by the map code's order, and the whole at last. */
export const laySteps = (map: GameMap): readonly LayStep[] => [
  ...SLOTS.map(slot => ({ kind: 'tile', slot }) as const),
  ...map.structures.map(
    (structure, index) => ({ kind: 'structure', structure, placed: index + 1 }) as const,
  ),
  { kind: 'compare' },
];

/** The step that an address asks for, counted from 1; the first or last one beyond the ends. */
export function parseStep(text: string | null, count: number): number {
  const step = Number.parseInt(text ?? '', 10);
  return Number.isNaN(step) ? 1 : Math.min(Math.max(step, 1), count);
}
