import type { Piece } from '../board/pieces';
import type { Owner } from '../board/players';
import type { Position } from '../board/position';
import { type ClueId, SUBJECTS } from '../clues/clue';
import { clueCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { HEXES, type Hex, HexSet, intersection } from '../map/hexSet';
import { ok, type Result, refused } from '../result';
import {
  type ClueOnMap,
  cluesOnMap,
  consistentClues,
  possibleClues,
  struckOnlyBy,
} from './clueLists';
import { type Choice, createSetWeigher, type Weights } from './weighSets';

/**
 * The depth of deduction. *Elimination*: for each owner separately, the clues that agree with all their pieces.
 * *Joint*: of these, the clues that belong to a fair set of the map in which every other owner also gets a possible
 * clue, and how likely each is.
 */
export const DEDUCE_LEVELS = ['elimination', 'joint'] as const;
export type DeduceLevel = (typeof DEDUCE_LEVELS)[number];

/** What is still possible, as plain data. Only *joint* has shares; they sum to 1 per owner, and over the habitats. */
export interface Deduction {
  /** By owner, the possible clues in the order of `cluesOf(mode)`. */
  readonly owners: readonly { readonly clues: readonly PossibleClue[] }[];
  /** In hex order. At *elimination*: the hexes that at least one possible clue of every owner allows. */
  readonly habitats: readonly PossibleHabitat[];
}

export interface PossibleClue {
  readonly id: ClueId;
  readonly share?: number;
}

export interface PossibleHabitat {
  readonly hex: Hex;
  readonly share?: number;
}

/**
 * The pieces cannot all be right: an owner has no clue left, or no fair set gives every owner one. `owner` and
 * `hex` name the piece most likely wrong, if any: the last of those whose removal leaves the most possible.
 */
export interface Contradiction {
  readonly code: 'no-clue-left' | 'no-fair-set';
  readonly owner?: Owner;
  readonly hex?: Hex;
  /** The number of clues its owner would have left without it. */
  readonly left?: number;
}

/** A position on a known map. */
type OnMap = Omit<Position, 'mapCode'>;
type List = readonly ClueOnMap[];

/** The contradiction is computed on demand: finding the wrong piece requires weighing the clues once per owner. */
export type Deducer = (
  position: OnMap,
  level: DeduceLevel,
) => Result<Deduction, () => Contradiction>;

/** What follows from a position on the map. Exact: contains everything that is possible and nothing else. */
export function deduce(
  map: GameMap,
  position: OnMap,
  level: DeduceLevel,
): Result<Deduction, Contradiction> {
  const deduced = createDeducer(map)(position, level);
  return deduced.ok ? deduced : refused(deduced.error());
}

/** Like `deduce`, for many positions on one map: everything that depends only on the map is computed once. */
export function createDeducer(map: GameMap): Deducer {
  const allClues = cluesOnMap(map);
  const weigh = createSetWeigher(map);

  const listOf = (owner: Owner, position: OnMap): List =>
    consistentClues(possibleClues(allClues, owner, position), piecesOf(owner, position));

  /** By piece of an owner, the additional clues that the owner could have without it, in the order of the pieces. */
  const regainedBy = (owner: Owner, position: OnMap) =>
    struckOnlyBy(possibleClues(allClues, owner, position), piecesOf(owner, position));

  const noClueLeft = (owner: Owner, position: OnMap): Contradiction => {
    const blamed = lastBest([...regainedBy(owner, position)], ([, clues]) => clues.length);
    if (blamed === undefined) return { code: 'no-clue-left', owner };
    const [{ hex }, clues] = blamed;
    return { code: 'no-clue-left', owner, hex, left: clues.length };
  };

  /** No assignment fits all pieces, so without one piece, its owner must hold a clue regained by removing it. */
  const noFairSet = (lists: readonly List[], position: OnMap): Contradiction => {
    const chances = new Map<Piece, number>();
    lists.forEach((_, owner) => {
      const regained = [...regainedBy(owner, position)];
      const others = regained.flatMap(([, clues]) => clues);
      const { clues: weights } = weighLists(lists.with(owner, others), position);
      const weightOf = ({ place }: ClueOnMap) => weights[owner]?.[place] ?? 0;
      for (const [piece, clues] of regained) {
        chances.set(
          piece,
          clues.reduce((sum, clue) => sum + weightOf(clue), 0),
        );
      }
    });
    const blamed = lastBest(position.pieces, piece => chances.get(piece) ?? 0);
    if (blamed === undefined) return { code: 'no-fair-set' };
    const { owner, hex } = blamed;
    const others = position.pieces.filter(piece => piece !== blamed);
    return {
      code: 'no-fair-set',
      owner,
      hex,
      left: listOf(owner, { ...position, pieces: others }).length,
    };
  };

  const weighLists = (lists: readonly List[], { players, misses = [] }: OnMap): Weights =>
    weigh(players, lists.map(choiceOf), misses);

  return (position, level) => {
    const lists = Array.from({ length: clueCount(position.players) }, (_, owner) =>
      listOf(owner, position),
    );
    const lost = lists.findIndex(list => list.length === 0);
    if (lost >= 0) return refused(() => noClueLeft(lost, position));
    if (level === 'elimination') return ok(deduceByElimination(lists, position));
    const weights = weighLists(lists, position);
    return weights.total > 0
      ? ok(deduceJointly(lists, weights))
      : refused(() => noFairSet(lists, position));
  };
}

function deduceByElimination(lists: readonly List[], { misses = [] }: OnMap): Deduction {
  const allowed = lists.map(list =>
    list.reduce((some, { hexes }) => some.union(hexes), HexSet.empty),
  );
  return {
    owners: lists.map(list => ({ clues: list.map(({ id }) => ({ id })) })),
    habitats: [...intersection(allowed)].filter(hex => !misses.includes(hex)).map(hex => ({ hex })),
  };
}

function deduceJointly(lists: readonly List[], weights: Weights): Deduction {
  const share = (weight = 0) => weight / weights.total;
  return {
    owners: lists.map((list, owner) => ({
      clues: list
        .map(({ id, place }) => ({ id, share: share(weights.clues[owner]?.[place]) }))
        .filter(({ share }) => share > 0),
    })),
    habitats: HEXES.map(hex => ({ hex, share: share(weights.habitats[hex]) })).filter(
      ({ share }) => share > 0,
    ),
  };
}

const piecesOf = (owner: Owner, { pieces }: OnMap): readonly Piece[] =>
  pieces.filter(piece => piece.owner === owner);

const choiceOf = (list: List): Choice => ({
  positive: maskOf(list.filter(({ clue }) => !clue.negated)),
  negated: maskOf(list.filter(({ clue }) => clue.negated)),
});

const maskOf = (list: List): number =>
  list.reduce((mask, { place }) => mask | (1 << (place % SUBJECTS.length)), 0);

/** The item with the highest worth, the last of equals; `undefined` if there are no items. */
function lastBest<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let best: { item: T; worth: number } | undefined;
  for (const item of items) {
    const value = worth(item);
    if (best === undefined || value >= best.worth) best = { item, worth: value };
  }
  return best?.item;
}
