import type { Owner, Piece } from '../board/pieces';
import type { GameMap } from '../map/gameMap';
import { type Hex, HexSet, intersection } from '../map/hexSet';
import { readStoredMap } from '../map/mapCode';
import { ok, type Result, refused } from '../result';
import { type ClueOnMap, cluesOnMap, consistentClues } from '../solver/clueLists';
import { othersIn, type Puzzle, type PuzzleTextError, readPuzzle } from './puzzle';

/** The clues that another player may still hold. */
export type List = readonly ClueOnMap[];

/** By other player (owner 1 first), what has not been struck out. */
export type Lists = readonly List[];

/** A puzzle on its map. */
export interface OpenPuzzle {
  readonly puzzle: Puzzle;
  readonly map: GameMap;
  readonly own: ClueOnMap;
  /** Each other player's clues before any piece. */
  readonly all: Lists;
  /** The lists at the start: these, or of a linked or deep puzzle what the pieces leave. */
  readonly start: Lists;
  /** What the pieces leave of the lists. */
  readonly struck: Lists;
  /** Of these, the clues of pairings that leave one space, as a deal does. */
  readonly possible: Lists;
  readonly habitat: Hex;
}

export type PuzzleError =
  | PuzzleTextError
  | 'no-answer'
  | 'several-answers'
  /** One space can be the habitat, but striking clues alone does not lead to it. */
  | 'beyond-lists';

/** Reads a puzzle's text, and refuses it unless exactly one space can be the habitat. */
export function parsePuzzle(text: string): Result<OpenPuzzle, PuzzleError> {
  const puzzle = readPuzzle(text);
  if (!puzzle.ok) return puzzle;
  const map = readStoredMap(puzzle.value.mapCode);
  return openPuzzle(puzzle.value, map, cluesOnMap(map));
}

/** A puzzle on its map, whose clues it gets since many puzzles are tried on one map. */
export function openPuzzle(
  puzzle: Puzzle,
  map: GameMap,
  clues: readonly ClueOnMap[],
): Result<OpenPuzzle, Exclude<PuzzleError, PuzzleTextError>> {
  const { own, all, start, struck } = listsOn(puzzle, clues);
  const single = singlePairings(own, struck);
  const habitats = HexSet.of(single.flatMap(({ left }) => left.single ?? []));
  const habitat = habitats.single;
  if (habitat === undefined) return refused(habitats.isEmpty ? 'no-answer' : 'several-answers');
  const possible = struck.map((list, index) =>
    list.filter(clue => single.some(({ clues }) => clues[index]?.[0] === clue)),
  );
  if (lightOf(own, possible).size > 1) return refused('beyond-lists');
  return ok({ puzzle, map, own, all, start, struck, possible, habitat });
}

/** What its text says about the lists. */
export function listsOn(
  puzzle: Puzzle,
  clues: readonly ClueOnMap[],
): Pick<OpenPuzzle, 'own' | 'all' | 'start' | 'struck'> {
  const own = clues.find(({ id }) => id === puzzle.own);
  if (own === undefined) throw new RangeError(`no clue ${puzzle.own} on this map`);
  const all =
    puzzle.grade === 'quick'
      ? puzzle.choices.map(choice => clues.filter(({ id }) => choice.includes(id)))
      : othersIn(puzzle.grade).map(() =>
          clues.filter(({ id, isDealt }) => isDealt && id !== own.id),
        );
  const struck = all.map((list, index) => consistentClues(list, piecesOf(puzzle, index + 1)));
  const areStruck = puzzle.grade === 'linked' || puzzle.grade === 'deep';
  return { own, all, start: areStruck ? struck : all, struck };
}

export const piecesOf = ({ pieces }: Pick<Puzzle, 'pieces'>, owner: Owner): readonly Piece[] =>
  pieces.filter(piece => piece.owner === owner);

/** The spaces that the lists leave: each other player has a clue that allows them, and so has the reader. */
export const lightOf = (own: ClueOnMap, lists: Lists): HexSet =>
  intersection([
    own.hexes,
    ...lists.map(list => list.reduce((some, { hexes }) => some.union(hexes), HexSet.empty)),
  ]);

/** Clues of one list that allow the same of the lit spaces: beside the other lists it is all one which of them is held. */
export type Alike = readonly [ClueOnMap, ...ClueOnMap[]];

export function alikeIn(list: List, light: HexSet): readonly Alike[] {
  const groups: [ClueOnMap, ...ClueOnMap[]][] = [];
  for (const clue of list) {
    const lit = clue.hexes.intersect(light);
    const group = groups.find(([first]) => first.hexes.intersect(light).equals(lit));
    if (group) group.push(clue);
    else groups.push([clue]);
  }
  return groups;
}

/** A clue for each other player, or several that are alike, and the spaces that fit all of them and the reader's own. */
export interface Pairing {
  readonly clues: readonly Alike[];
  readonly left: HexSet;
}

/** Every choice of alike clues, one for each other player. No two players hold the same clue. */
export function pairingsOf(own: ClueOnMap, lists: readonly (readonly Alike[])[]): Pairing[] {
  const chosen = lists.reduce<Pairing[]>(
    (pairings, list) =>
      pairings.flatMap(({ clues, left }) =>
        list.map(alike => ({
          clues: [...clues, alike],
          left: left.intersect(alike[0].hexes),
        })),
      ),
    [{ clues: [], left: own.hexes }],
  );
  return chosen.filter(({ clues }) => canDiffer(clues));
}

/** Whether one clue of each group can be held, all of them different. */
const canDiffer = (
  [group, ...others]: readonly Alike[],
  held: readonly ClueOnMap[] = [],
): boolean =>
  group === undefined ||
  group.some(clue => !held.includes(clue) && canDiffer(others, [...held, clue]));

/** The pairings that leave exactly one space. */
const singlePairings = (own: ClueOnMap, lists: Lists): readonly Pairing[] =>
  pairingsOf(
    own,
    lists.map(list => list.map(clue => [clue] as const)),
  ).filter(({ left }) => left.size === 1);
