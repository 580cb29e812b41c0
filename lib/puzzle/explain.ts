import type { Piece } from '../board/pieces';
import type { Owner } from '../board/players';
import type { ClueId } from '../clues/clue';
import { distance } from '../map/grid';
import { HEX_COUNT, type Hex, HexSet } from '../map/hexSet';
import { type ClueOnMap, consistentClues } from '../solver/clueLists';
import { besides, kindsOf, type List, type Lists, lightOf } from './light';
import type { OpenPuzzle } from './lists';

/** Where somebody stands: what they have not struck out. */
export interface Progress {
  readonly lists: Lists;
  /** The spaces struck out by hand. */
  readonly ruledOut: HexSet;
}

/**
 * What a step rests on. *Piece*: a piece contradicts the clues. *Not twice*: another player holds the clue. *No light*:
 * none of the lit spaces is the clue's. *Alone*: no clue tells the space from another one, so it is never left alone.
 * *Last light*: one space is lit.
 */
export type Step = Outcome &
  (
    | { readonly idea: 'piece'; readonly piece: Piece; readonly out: readonly ClueId[] }
    | {
        readonly idea: 'not-twice';
        readonly owner: Owner;
        readonly holder: Owner;
        readonly out: readonly ClueId[];
      }
    | { readonly idea: 'no-light'; readonly owner: Owner; readonly out: readonly ClueId[] }
    | ({
        readonly idea: 'alone';
        /** What goes: the lit spaces that the same clues allow, `space` among them. */
        readonly spaces: readonly Hex[];
      } & Beside)
    | { readonly idea: 'last-light'; readonly space: Hex }
  );

/** A space that is not the habitat, since another one stays beside it whatever clues are held. */
export interface Beside {
  readonly space: Hex;
  readonly beside: Hex;
  /** By other player, the clues that allow either; those that allow `space` allow `beside`, too. */
  readonly clues: readonly {
    readonly space: readonly ClueId[];
    readonly beside: readonly ClueId[];
  }[];
}

interface Outcome {
  /** The lit spaces before it. */
  readonly light: readonly Hex[];
  /** The player of whom it leaves one clue, and that clue; at most one. */
  readonly oneLeft: readonly { readonly owner: Owner; readonly clue: ClueId }[];
}

/** The player of whom a step strikes clues. */
export const ownerOf = (step: Extract<Step, { readonly out: unknown }>): Owner =>
  step.idea === 'piece' ? step.piece.owner : step.owner;

/** Tells steps apart: two that strike or name the same, for the same reason, are one. */
export const stepKey = (step: Step): string =>
  [
    step.idea,
    'out' in step ? step.out.join(' ') : step.space,
    'out' in step ? ownerOf(step) : '',
  ].join(':');

export const startOf = ({ start }: Pick<OpenPuzzle, 'start'>): Progress => ({
  lists: start,
  ruledOut: HexSet.empty,
});

/** The lit spaces. */
export const lightIn = (
  { free }: Pick<OpenPuzzle, 'free'>,
  { lists, ruledOut }: Progress,
): HexSet => lightOf(free, lists).diff(ruledOut);

/**
 * The steps from there to the habitat, each the cheapest that is possible. `progress` must hold no mistake: with one the
 * steps may lead elsewhere, or end early.
 */
export function explain(opened: OpenPuzzle, progress: Progress = startOf(opened)): readonly Step[] {
  const steps: Step[] = [];
  for (let now = progress; ; ) {
    const step = nextStep(opened, now);
    if (step === undefined) return steps;
    steps.push(step);
    if (step.idea === 'last-light') return steps;
    now = after(now, step);
  }
}

/** What a step leaves. */
export function after({ lists, ruledOut }: Progress, step: Step): Progress {
  if (step.idea === 'alone') return { lists, ruledOut: ruledOut.union(HexSet.of(step.spaces)) };
  if (step.idea === 'last-light') return { lists, ruledOut };
  const owner = ownerOf(step);
  const kept = lists.map((list, index) =>
    index + 1 === owner ? list.filter(({ id }) => !step.out.includes(id)) : list,
  );
  return { lists: kept, ruledOut };
}

/** The cheapest step from there; `undefined` if nothing follows, as only after a mistake. */
export function nextStep(opened: OpenPuzzle, progress: Progress): Step | undefined {
  const { free, puzzle, start, struck } = opened;
  const { lists } = progress;
  const light = lightIn(opened, progress);
  const common = { light: [...light], oneLeft: [] };
  const strikes = (owner: Owner, out: readonly ClueOnMap[]) => {
    const [clue, ...more] = without(lists[owner - 1] ?? [], out);
    const oneLeft = clue !== undefined && more.length === 0 ? [{ owner, clue: clue.id }] : [];
    return { ...common, owner, out: idsOf(out), oneLeft };
  };
  if (light.single !== undefined) return { ...common, idea: 'last-light', space: light.single };

  for (const piece of puzzle.pieces) {
    const list = lists[piece.owner - 1] ?? [];
    const kept = consistentClues(list, [piece]);
    if (kept.length < list.length) {
      const { owner: _, ...step } = strikes(piece.owner, without(list, kept));
      return { ...step, idea: 'piece', piece };
    }
  }
  // Of lists that begin struck, striking more clues leaves no fewer spaces.
  for (const [index, list] of start === struck ? [] : lists.entries()) {
    const dark = list.filter(({ hexes }) => hexes.intersect(light).isEmpty);
    if (dark.length > 0) return { ...strikes(index + 1, dark), idea: 'no-light' };
    const [held] = list;
    if (held === undefined || list.length > 1) continue;
    const other = lists.findIndex((each, place) => place !== index && each.includes(held));
    if (other >= 0) return { ...strikes(other + 1, [held]), idea: 'not-twice', holder: index + 1 };
  }

  const [most] = kindsOf(free, lists)
    .filter(kind => kind.besides.size > 1)
    .map(({ spaces }) => spaces.intersect(light))
    .toSorted((one, other) => other.size - one.size);
  const found = most?.first !== undefined && besideOf(opened, lists, most.first);
  return most && found ? { ...common, idea: 'alone', ...found, spaces: [...most] } : undefined;
}

/** Why a lit space is not the habitat by these lists; `undefined` if they tell it from every other. */
export function besideOf(
  { free, habitat }: OpenPuzzle,
  lists: Lists,
  space: Hex,
): Beside | undefined {
  // The closest one, which is best to compare; the habitat, so that it is not named, only if there is no other.
  const farness = (hex: Hex) => distance(space, hex) + (hex === habitat ? HEX_COUNT : 0);
  const [beside] = [...besides(space, free, lists)]
    .filter(hex => hex !== space)
    .toSorted((one, other) => farness(one) - farness(other));
  if (beside === undefined) return undefined;
  const allowing = (list: List, hex: Hex) => idsOf(list.filter(({ hexes }) => hexes.has(hex)));
  const clues = lists.map(list => ({
    space: allowing(list, space),
    beside: allowing(list, beside),
  }));
  return { space, beside, clues };
}

const idsOf = (clues: readonly ClueOnMap[]): readonly ClueId[] => clues.map(({ id }) => id);

const without = (list: List, kept: List): List => list.filter(clue => !kept.includes(clue));
