import type { Piece } from '../board/pieces';
import type { Owner } from '../board/players';
import type { ClueId } from '../clues/clue';
import { distance } from '../map/grid';
import { HEX_COUNT, type Hex, HexSet } from '../map/hexSet';
import { type ClueOnMap, consistentClues } from '../solver/clueLists';
import { besides, kindsOf, type List, type Lists, lightOf } from './light';
import type { OpenPuzzle } from './lists';

/** A solver's progress: what has not been crossed out yet. */
export interface Progress {
  readonly lists: Lists;
  /** The spaces crossed out by hand. */
  readonly ruledOut: HexSet;
}

/**
 * The reason for a step. *Piece*: a piece rules out the clues. *Not twice*: another player holds the clue. *No light*:
 * the clue allows none of the lit spaces. *Alone*: no clue distinguishes the space from some other one, so it cannot be
 * the only one left. *Last light*: a single space is lit.
 */
export type Deduction = Outcome &
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
        /** The spaces to cross out: all lit ones that the same clues allow, including `space`. */
        readonly spaces: readonly Hex[];
      } & Beside)
    | { readonly idea: 'last-light'; readonly space: Hex }
  );

/** A space that cannot be the habitat: whichever clues are held, another space remains possible, too. */
export interface Beside {
  readonly space: Hex;
  readonly beside: Hex;
  /** By other player, the clues that allow each of the two. Every clue that allows `space` also allows `beside`. */
  readonly clues: readonly {
    readonly space: readonly ClueId[];
    readonly beside: readonly ClueId[];
  }[];
}

interface Outcome {
  /** The lit spaces before the step. */
  readonly light: readonly Hex[];
  /** The player who has one clue left after the step, and that clue; at most one. */
  readonly oneLeft: readonly { readonly owner: Owner; readonly clue: ClueId }[];
}

/** The player whose clues a step crosses out. */
export const ownerOf = (step: Extract<Deduction, { readonly out: unknown }>): Owner =>
  step.idea === 'piece' ? step.piece.owner : step.owner;

/** Identifies a step: steps that cross out or name the same for the same reason are equal. */
export const stepKey = (step: Deduction): string =>
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
 * The steps to the habitat, each the cheapest possible. If `progress` contains a mistake, the steps may lead elsewhere
 * or end early.
 */
export function explain(
  opened: OpenPuzzle,
  progress: Progress = startOf(opened),
): readonly Deduction[] {
  const steps: Deduction[] = [];
  for (let now = progress; ; ) {
    const step = nextStep(opened, now);
    if (step === undefined) return steps;
    steps.push(step);
    if (step.idea === 'last-light') return steps;
    now = after(now, step);
  }
}

/** The progress after a step. */
export function after({ lists, ruledOut }: Progress, step: Deduction): Progress {
  if (step.idea === 'alone') return { lists, ruledOut: ruledOut.union(HexSet.of(step.spaces)) };
  if (step.idea === 'last-light') return { lists, ruledOut };
  const owner = ownerOf(step);
  const kept = lists.map((list, index) =>
    index + 1 === owner ? list.filter(({ id }) => !step.out.includes(id)) : list,
  );
  return { lists: kept, ruledOut };
}

/** The cheapest next step; `undefined` if nothing follows, which happens only after a mistake. */
export function nextStep(opened: OpenPuzzle, progress: Progress): Deduction | undefined {
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
  // Where the pieces are applied from the start, crossing out such clues would leave as many spaces lit.
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

/** Why a lit space is not the habitat by these lists; `undefined` if they distinguish it from every other space. */
export function besideOf(
  { free, habitat }: OpenPuzzle,
  lists: Lists,
  space: Hex,
): Beside | undefined {
  // The closest one is the easiest to compare. Comparing with the habitat would give it away, so it comes last.
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
