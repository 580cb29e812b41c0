import type { Terrain } from '../data/terms';
import { type GameMap, groundAt } from '../map/gameMap';
import { neighbors, within } from '../map/grid';
import { type Hex, HexSet } from '../map/hexSet';
import type { Clue, Subject } from './clue';
import { sources } from './clueHexes';

/** What a "within" clue measures the distance to. */
export type Target = Extract<Subject, { readonly kind: 'within' }>['of'];

/** How a space relates to a clue: a positive subject holds or not (fits, misses), or a negated one (banned, free). */
const CLUE_FITS = ['fits', 'misses', 'banned', 'free'] as const;
export type ClueFit = (typeof CLUE_FITS)[number];

/** Why a clue allows a space or rules it out, as data for the text and the drawing. */
export type ClueExplanation = {
  /** Whether the habitat could be there: the answer is a disc if true, else a cube. */
  readonly allows: boolean;
  readonly fit: ClueFit;
} & (
  | {
      /** The terrain printed on the space decides. */
      readonly by: 'ground';
      readonly terrain: Terrain;
    }
  | {
      readonly by: 'steps';
      readonly of: Target;
      /** The clue's greatest distance, in steps. */
      readonly distance: 1 | 2 | 3;
      /** A shortest path from the space to the nearest target, hex by hex, both ends included. */
      readonly path: readonly Hex[];
    }
);

/** Steps to the nearest target. 0 means it is on the space itself, which counts as within (rulebook, "Clues"). */
export const stepsOf = ({ path }: { readonly path: readonly Hex[] }): number => path.length - 1;

/** Explains a clue at one space; `undefined` if its target is not on the map, as never with a dealt clue. */
export function explainClueAt(clue: Clue, map: GameMap, hex: Hex): ClueExplanation | undefined {
  const targets = sources(clue, map);
  if (clue.kind === 'on') {
    return {
      ...verdict(clue, targets.has(hex)),
      by: 'ground',
      terrain: groundAt(map, hex).terrain,
    };
  }
  const path = pathTo(targets, hex);
  if (path === undefined) return undefined;
  const { of, distance } = clue;
  return { ...verdict(clue, stepsOf({ path }) <= distance), by: 'steps', of, distance, path };
}

const verdict = ({ negated }: Clue, holds: boolean): Pick<ClueExplanation, 'allows' | 'fit'> => ({
  allows: holds !== negated,
  fit: negated ? (holds ? 'banned' : 'free') : holds ? 'fits' : 'misses',
});

/** A shortest path from `hex` to any of `targets`: grows rings around `hex` until one touches, then walks back. */
function pathTo(targets: HexSet, hex: Hex): readonly Hex[] | undefined {
  if (targets.isEmpty) return undefined;
  const rings = [HexSet.of([hex])];
  let reached = HexSet.of([hex]);
  for (let touched = reached.intersect(targets); touched.isEmpty; ) {
    const wider = within(reached, 1);
    rings.push(wider.diff(reached));
    reached = wider;
    touched = reached.intersect(targets);
  }
  const path: Hex[] = [];
  let next = reached.intersect(targets);
  for (const ring of rings.toReversed()) {
    const step = ring.intersect(next).first;
    if (step === undefined) break;
    path.unshift(step);
    next = neighbors(step);
  }
  return path;
}
