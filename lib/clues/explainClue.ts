import type { Terrain } from '../data/terms';
import { type GameMap, groundAt } from '../map/gameMap';
import { neighbors, within } from '../map/grid';
import { type Hex, HexSet } from '../map/hexSet';
import type { Clue, Subject } from './clue';
import { sources } from './clueHexes';

/** What "within" measures from. */
export type Target = Extract<Subject, { readonly kind: 'within' }>['of'];

/** How a space stands to a clue. A subject holds there or not, and the clue wants it or denies it. */
const CLUE_FITS = ['fits', 'misses', 'banned', 'free'] as const;
export type ClueFit = (typeof CLUE_FITS)[number];

/** Why a clue allows a space or rules it out, as a value to be said and drawn. */
export type ClueExplanation = {
  /** Whether the habitat could be there by the clue: a disc; else it cannot: a cube. */
  readonly allows: boolean;
  readonly fit: ClueFit;
} & (
  | {
      /** By what is printed on the space itself. */
      readonly by: 'ground';
      readonly terrain: Terrain;
    }
  | {
      readonly by: 'steps';
      readonly of: Target;
      /** From how far the clue measures: within so many. */
      readonly distance: 1 | 2 | 3;
      /** A shortest way to the nearest of what the clue is about: neighbour by neighbour, both ends included. */
      readonly path: readonly Hex[];
    }
);

/** How far away the nearest is: 0 where it is on the space itself, which counts as within (rulebook, "Clues"). */
export const stepsOf = ({ path }: { readonly path: readonly Hex[] }): number => path.length - 1;

/** What a clue says of one space; nothing where the map has none of what it is about, and no clue in play is so. */
export function explainClueAt(clue: Clue, map: GameMap, hex: Hex): ClueExplanation | undefined {
  const from = sources(clue, map);
  if (clue.kind === 'on') {
    return { ...verdict(clue, from.has(hex)), by: 'ground', terrain: groundAt(map, hex).terrain };
  }
  const path = pathTo(from, hex);
  if (path === undefined) return undefined;
  const { of, distance } = clue;
  return { ...verdict(clue, stepsOf({ path }) <= distance), by: 'steps', of, distance, path };
}

const verdict = ({ negated }: Clue, holds: boolean): Pick<ClueExplanation, 'allows' | 'fit'> => ({
  allows: holds !== negated,
  fit: negated ? (holds ? 'banned' : 'free') : holds ? 'fits' : 'misses',
});

/** One of the shortest ways: rings are drawn around the space until one touches, and followed back inwards. */
function pathTo(from: HexSet, hex: Hex): readonly Hex[] | undefined {
  if (from.isEmpty) return undefined;
  const rings = [HexSet.of([hex])];
  let reached = HexSet.of([hex]);
  for (let touched = reached.intersect(from); touched.isEmpty; ) {
    const wider = within(reached, 1);
    rings.push(wider.diff(reached));
    reached = wider;
    touched = reached.intersect(from);
  }
  const way: Hex[] = [];
  let next = reached.intersect(from);
  for (const ring of rings.toReversed()) {
    const step = ring.intersect(next).first;
    if (step === undefined) break;
    way.unshift(step);
    next = neighbors(step);
  }
  return way;
}
