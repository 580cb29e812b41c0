import type { Owner, Piece } from '../board/pieces';
import type { ClueId } from '../clues/clue';
import { type Hex, HexSet } from '../map/hexSet';
import { type ClueOnMap, consistentClues } from '../solver/clueLists';
import {
  type Alike,
  alikeIn,
  type List,
  type Lists,
  lightOf,
  type OpenPuzzle,
  type Pairing,
  pairingsOf,
} from './lists';

/** Where somebody stands: what they have not struck out. */
export interface Progress {
  readonly lists: Lists;
  /** The spaces struck out by hand. */
  readonly ruledOut: HexSet;
}

/**
 * What a step rests on. *Piece*: a piece contradicts the clues. *Not twice*: another player holds the clue. *No light*:
 * none of the lit spaces is the clue's. *Try*: of the few pairings left, those with one space name it. *Never one*:
 * beside none of the others' clues does the clue leave one space. *Never alone*: with each pairing that allows the space,
 * others stay. *Last light*: one space is lit.
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
    | {
        readonly idea: 'never-one';
        readonly owner: Owner;
        /** Clues that are alike. */
        readonly out: readonly ClueId[];
        readonly pairings: readonly Leaves[];
      }
    | { readonly idea: 'never-alone'; readonly space: Hex; readonly pairings: readonly Leaves[] }
    | { readonly idea: 'try'; readonly space: Hex; readonly pairings: readonly Leaves[] }
    | { readonly idea: 'last-light'; readonly space: Hex }
  );

/** A pairing as a step quotes it: by other player the clues, several if they are alike, and how many spaces stay. */
export interface Leaves {
  readonly clues: readonly (readonly ClueId[])[];
  readonly left: number;
}

interface Outcome {
  /** The lit spaces before it. */
  readonly light: readonly Hex[];
  /** How often clues are held together to see how many spaces stay. */
  readonly looks: number;
  /** The player of whom it leaves one clue, and that clue; at most one. */
  readonly oneLeft: readonly { readonly owner: Owner; readonly clue: ClueId }[];
}

/** A step's idea, and what has to be seen for it. */
export const IDEAS = [
  'piece',
  'one-left',
  'last-light',
  'no-light',
  'alike',
  'never-one',
  'never-alone',
  'not-twice',
  'try',
] as const;
export type Idea = (typeof IDEAS)[number];

/** The ideas of a step: its own, whether clues are alike, and whether a player keeps one. */
export function ideasOf(step: Step): readonly Idea[] {
  const areAlike =
    'pairings' in step && step.pairings.some(({ clues }) => clues.some(alike => alike.length > 1));
  return [
    step.idea,
    ...(areAlike ? (['alike'] as const) : []),
    ...(step.oneLeft.length > 0 ? (['one-left'] as const) : []),
  ];
}

/** Tells steps apart: two that strike or name the same, for the same reason, are one. */
export const stepKey = (step: Step): string =>
  [
    step.idea,
    'out' in step ? step.out.join(' ') : step.space,
    step.idea === 'piece' ? step.piece.owner : 'owner' in step ? step.owner : '',
  ].join(':');

/** With so few pairings left, all are tried. */
const FEW_PAIRINGS = 8;

export const startOf = ({ start }: Pick<OpenPuzzle, 'start'>): Progress => ({
  lists: start,
  ruledOut: HexSet.empty,
});

/** The lit spaces. */
export const lightIn = ({ own }: Pick<OpenPuzzle, 'own'>, { lists, ruledOut }: Progress): HexSet =>
  lightOf(own, lists).diff(ruledOut);

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
    if ('space' in step && step.idea !== 'never-alone') return steps;
    now = after(now, step);
  }
}

/** What a step leaves. */
export function after({ lists, ruledOut }: Progress, step: Step): Progress {
  if (step.idea === 'never-alone')
    return { lists, ruledOut: ruledOut.union(HexSet.of([step.space])) };
  if (!('out' in step)) return { lists, ruledOut };
  const owner = step.idea === 'piece' ? step.piece.owner : step.owner;
  const kept = lists.map((list, index) =>
    index + 1 === owner ? list.filter(({ id }) => !step.out.includes(id)) : list,
  );
  return { lists: kept, ruledOut };
}

/** The cheapest step from there; `undefined` if nothing follows, as only after a mistake. */
export function nextStep(opened: OpenPuzzle, progress: Progress): Step | undefined {
  const { own, puzzle } = opened;
  const { lists } = progress;
  const light = lightIn(opened, progress);
  const common = { light: [...light], looks: 0, oneLeft: [] };
  const strikes = (owner: Owner, out: readonly ClueOnMap[], looks = 0) => {
    const [clue, ...more] = without(lists[owner - 1] ?? [], out);
    const oneLeft = clue !== undefined && more.length === 0 ? [{ owner, clue: clue.id }] : [];
    return { ...common, looks, owner, out: idsOf(out), oneLeft };
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
  for (const [index, list] of lists.entries()) {
    const [held] = list;
    if (held === undefined || list.length > 1) continue;
    const other = lists.findIndex((each, place) => place !== index && each.includes(held));
    if (other >= 0) return { ...strikes(other + 1, [held]), idea: 'not-twice', holder: index + 1 };
  }
  for (const [index, list] of lists.entries()) {
    const dark = list.filter(({ hexes }) => hexes.intersect(light).isEmpty);
    if (dark.length > 0) return { ...strikes(index + 1, dark, 1), idea: 'no-light' };
  }

  const alike = lists.map(list => alikeIn(list, lightOf(own, lists)));
  const pairings = alike.reduce((count, list) => count * list.length, 1);
  if (pairings <= FEW_PAIRINGS) {
    const tried = pairingsOf(own, alike);
    const [space] = tried.flatMap(({ left }) => left.single ?? []);
    if (space !== undefined)
      return { ...common, idea: 'try', looks: pairings, space, pairings: tried.map(leavesOf) };
  }
  return best([
    ...neverOne(opened, progress, alike).map(({ owner, clues, tried }) => ({
      ...strikes(owner, clues, pairings / (alike[owner - 1]?.length ?? 1)),
      idea: 'never-one' as const,
      pairings: tried.map(leavesOf),
    })),
    ...[...light].flatMap(space => {
      const tried = pairingsOf(
        own,
        alike.map(list => list.filter(([clue]) => clue.hexes.has(space))),
      );
      if (tried.some(({ left }) => left.size === 1)) return [];
      const idea = 'never-alone' as const;
      return [{ ...common, idea, looks: tried.length, space, pairings: tried.map(leavesOf) }];
    }),
  ]);

  /** The step that leaves the fewest spaces lit; of several the one with the fewest looks. */
  function best(steps: readonly Step[]): Step | undefined {
    const lit = new Map(steps.map(step => [step, lightIn(opened, after(progress, step)).size]));
    const worth = (step: Step) => (lit.get(step) ?? 0) * 1000 + step.looks;
    return steps.reduce<Step | undefined>(
      (least, step) => (least === undefined || worth(step) < worth(least) ? step : least),
      undefined,
    );
  }
}

/** The alike clues that leave one space beside none of the others' clues. */
function neverOne(
  { own }: OpenPuzzle,
  { lists }: Progress,
  alike: readonly (readonly Alike[])[],
): readonly { readonly owner: Owner; readonly clues: Alike; readonly tried: readonly Pairing[] }[] {
  return lists.flatMap((_, index) =>
    (alike[index] ?? []).flatMap(clues => {
      const tried = pairingsOf(own, alike.with(index, [clues]));
      const isPossible = tried.some(({ left }) => left.size === 1);
      return isPossible ? [] : [{ owner: index + 1, clues, tried }];
    }),
  );
}

const idsOf = (clues: readonly ClueOnMap[]): readonly ClueId[] => clues.map(({ id }) => id);

const without = (list: List, kept: List): List => list.filter(clue => !kept.includes(clue));

const leavesOf = ({ clues, left }: Pairing): Leaves => ({
  clues: clues.map(idsOf),
  left: left.size,
});
