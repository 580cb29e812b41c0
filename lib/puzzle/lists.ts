import type { Piece } from '../board/pieces';
import type { Owner } from '../board/players';
import type { GameMap } from '../map/gameMap';
import { type Hex, HexSet } from '../map/hexSet';
import { readStoredMap } from '../map/mapCode';
import { ok, type Result, refused } from '../result';
import { type ClueOnMap, cluesOnMap, consistentClues } from '../solver/clueLists';
import { aloneIn, type Lists, pairingsOf } from './light';
import { othersIn, type Puzzle, type PuzzleTextError, readPuzzle } from './puzzle';

/** A puzzle on its map. */
export interface OpenPuzzle {
  readonly puzzle: Puzzle;
  readonly map: GameMap;
  readonly own: ClueOnMap;
  /** The spaces that the clue allows and that have no cube. */
  readonly free: HexSet;
  /** Each other player's clues before any piece. */
  readonly all: Lists;
  /** The lists at the start. Those of a linked or deep puzzle omit the clues that the pieces rule out. */
  readonly start: Lists;
  /** The lists without the clues that the pieces rule out. */
  readonly struck: Lists;
  /** Of these, the clues of pairings that leave a single space, as a deal does. */
  readonly possible: Lists;
  readonly habitat: Hex;
}

export type PuzzleError =
  | PuzzleTextError
  | 'no-answer'
  | 'several-answers'
  /** One space can be the habitat, but the clues distinguish others from the rest, too. */
  | 'beyond-lists';

/** Reads a puzzle's text, and refuses it unless exactly one space can be the habitat. */
export function parsePuzzle(text: string): Result<OpenPuzzle, PuzzleError> {
  const puzzle = readPuzzle(text);
  if (!puzzle.ok) return puzzle;
  const map = readStoredMap(puzzle.value.mapCode);
  return openPuzzle(puzzle.value, map, cluesOnMap(map));
}

/** A puzzle on its map. Takes the map's clues, since many puzzles are tried on one map. */
export function openPuzzle(
  puzzle: Puzzle,
  map: GameMap,
  clues: readonly ClueOnMap[],
): Result<OpenPuzzle, Exclude<PuzzleError, PuzzleTextError>> {
  const { free, struck, ...lists } = listsOn(puzzle, clues);
  const single = pairingsOf(free, struck).filter(({ left }) => left.size === 1);
  const habitats = HexSet.of(single.flatMap(({ left }) => left.single ?? []));
  const habitat = habitats.single;
  if (habitat === undefined) return refused(habitats.isEmpty ? 'no-answer' : 'several-answers');
  const [, second] = aloneIn(free, struck);
  if (second !== undefined) return refused('beyond-lists');
  const possible = struck.map((list, index) =>
    list.filter(clue => single.some(({ clues }) => clues[index] === clue)),
  );
  return ok({ puzzle, map, free, struck, ...lists, possible, habitat });
}

/** The lists in the puzzle's text. */
export function listsOn(
  puzzle: Puzzle,
  clues: readonly ClueOnMap[],
): Pick<OpenPuzzle, 'own' | 'free' | 'all' | 'start' | 'struck'> {
  const own = clues.find(({ id }) => id === puzzle.own);
  if (own === undefined) throw new RangeError(`no clue ${puzzle.own} on this map`);
  const cubes = puzzle.pieces.filter(({ kind }) => kind === 'cube').map(({ hex }) => hex);
  const free = own.hexes.diff(HexSet.of(cubes));
  const all =
    'choices' in puzzle
      ? puzzle.choices.map(choice => clues.filter(({ id }) => choice.includes(id)))
      : othersIn(puzzle.grade).map(() =>
          clues.filter(({ id, isDealt }) => isDealt && id !== own.id),
        );
  const struck = all.map((list, index) => consistentClues(list, piecesOf(puzzle, index + 1)));
  return { own, free, all, start: 'choices' in puzzle ? all : struck, struck };
}

export const piecesOf = ({ pieces }: Pick<Puzzle, 'pieces'>, owner: Owner): readonly Piece[] =>
  pieces.filter(piece => piece.owner === owner);
