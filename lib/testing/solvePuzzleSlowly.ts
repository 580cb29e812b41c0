import type { Piece } from '../board/pieces';
import { ALL_CLUES, type ClueId, formatClue, SUBJECTS, type Subject } from '../clues/clue';
import type { GameMap } from '../map/gameMap';
import { HEXES, type Hex } from '../map/hexSet';
import { readStoredMap } from '../map/mapCode';
import { PLAYERS, type Puzzle } from '../puzzle/puzzle';

/** For each of the 108 spaces, whether a clue allows it. */
type Allows = readonly boolean[];

/**
 * Slow reference for puzzles: tries every combination of the other players' clues, space by space, with its own
 * coordinates, distances and band. Returns each space that is the only one left by some combination.
 */
export function solvePuzzleSlowly(puzzle: Puzzle): ReadonlySet<Hex> {
  const allows = allowsOn(readStoredMap(puzzle.mapCode));
  const usable = [...allows].filter(([, spaces]) => {
    const count = spaces.filter(Boolean).length;
    return count >= 42 && count <= 64;
  });
  const lists: (readonly [ClueId, Allows])[][] = [];
  for (let owner = 1; owner < PLAYERS[puzzle.grade]; owner++) {
    const agrees = ({ hex, kind, ...piece }: Piece, spaces: Allows) =>
      piece.owner !== owner || spaces[hex] === (kind === 'disc');
    const choice = 'choices' in puzzle ? puzzle.choices[owner - 1] : undefined;
    lists.push(
      usable.filter(
        ([id, spaces]) =>
          id !== puzzle.own &&
          (choice === undefined || choice.includes(id)) &&
          puzzle.pieces.every(piece => agrees(piece, spaces)),
      ),
    );
  }
  const found = new Set<Hex>();
  const own = allows.get(puzzle.own) ?? [];
  const tryAll = (depth: number, held: readonly ClueId[], left: readonly Hex[]): void => {
    const list = lists[depth];
    if (list === undefined) {
      const [space, ...more] = left;
      if (space !== undefined && more.length === 0) found.add(space);
      return;
    }
    for (const [id, spaces] of list)
      if (!held.includes(id))
        tryAll(
          depth + 1,
          [...held, id],
          left.filter(hex => spaces[hex]),
        );
  };
  tryAll(
    0,
    [puzzle.own],
    HEXES.filter(hex => own[hex]),
  );
  return found;
}

/** By clue without "not", the spaces that it allows. */
function allowsOn(map: GameMap): ReadonlyMap<ClueId, Allows> {
  return new Map(
    SUBJECTS.map((subject, index) => {
      const clue = ALL_CLUES[index];
      if (clue === undefined) throw new Error('no such clue');
      return [formatClue(clue), HEXES.map(hex => holds(subject, map, hex))];
    }),
  );
}

function holds(subject: Subject, map: GameMap, hex: Hex): boolean {
  const terrainAt = (at: Hex) => map.grounds[at]?.terrain;
  if (subject.kind === 'on') return subject.terrains.some(terrain => terrain === terrainAt(hex));
  const { of, distance } = subject;
  const isTarget = (at: Hex) => {
    const animal = map.grounds[at]?.animal;
    return (
      of === terrainAt(at) ||
      of === animal ||
      (of === 'either-animal' && animal !== undefined && animal !== null) ||
      map.structures.some(each => each.hex === at && (each.kind === of || each.color === of))
    );
  };
  return HEXES.some(at => steps(hex, at) <= distance && isTarget(at));
}

/** Odd columns are half a space lower. */
function steps(from: Hex, to: Hex): number {
  const [one, other] = [from, to].map(hex => {
    const [row, column] = [Math.floor(hex / 12), hex % 12];
    return { q: column, r: row - (column - (column % 2)) / 2 };
  });
  const q = (one?.q ?? 0) - (other?.q ?? 0);
  const r = (one?.r ?? 0) - (other?.r ?? 0);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
