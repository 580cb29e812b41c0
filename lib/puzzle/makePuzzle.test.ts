import { describe, expect, test } from 'vitest';
import { parseClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { formatMapCode } from '../map/mapCode';
import { type ClueOnMap, cluesOnMap } from '../solver/clueLists';
import { deduce } from '../solver/deduce';
import { solvePuzzleSlowly } from '../testing/solvePuzzleSlowly';
import { explain } from './explain';
import { aloneIn, blindTries, lightOf } from './light';
import { listsOn, type OpenPuzzle, parsePuzzle } from './lists';
import { BOUNDS, makePuzzle } from './makePuzzle';
import { formatPuzzle, GRADES, type Grade, othersIn, PLAYERS, type Puzzle } from './puzzle';

/** How many puzzles of each grade are generated and checked; for example `PUZZLES=3000` for more. */
const MADE = Number(process.env.PUZZLES ?? 50);
/** The exact solver is slower than generating a puzzle, so it checks every tenth one. */
const EXACTLY = 10;

const made = (grade: Grade): readonly OpenPuzzle[] =>
  Array.from({ length: MADE }, (_, index) => makePuzzle(grade, `${grade} ${index}`));

describe.each(GRADES)('puzzles of the grade %s', grade => {
  test(
    `each of ${MADE} has one habitat, needs every piece, is within its limits, and is parsed as it was formatted`,
    () => {
      for (const [index, opened] of made(grade).entries()) {
        const { puzzle, map, habitat } = opened;
        const text = formatPuzzle(puzzle);
        const clues = cluesOnMap(map);

        expect([...solvePuzzleSlowly(puzzle)], text).toEqual([habitat]);
        if (index % EXACTLY === 0 && !('choices' in puzzle)) {
          const known = [{ owner: 0, clue: puzzle.own }];
          const exact = deduce(
            map,
            { players: PLAYERS[grade], pieces: puzzle.pieces, known },
            'joint',
          );
          expect(exact.ok && exact.value.habitats.map(({ hex }) => hex), text).toEqual([habitat]);
        }

        for (const piece of puzzle.pieces) {
          expect(piece.hex, text).not.toBe(habitat);
          const others = puzzle.pieces.filter(each => each !== piece);
          expect(isAnswered({ ...puzzle, pieces: others }, clues), `${text} needs it`).toBe(false);
        }
        expectWithinBounds(opened);

        const read = parsePuzzle(text);
        expect(read.ok && read.value.puzzle, text).toEqual(puzzle);
        expect(read.ok && formatPuzzle(read.value.puzzle)).toBe(text);
        expect(text.length).toBeLessThanOrEqual(80);
      }
    },
    2000 * MADE,
  );
});

/** Whether there is one answer: the only lit space, or in linked and deep puzzles the only one that is alone. */
function isAnswered(puzzle: Puzzle, clues: readonly ClueOnMap[]): boolean {
  const { free, struck } = listsOn(puzzle, clues);
  return 'choices' in puzzle
    ? lightOf(free, struck).size === 1
    : [...aloneIn(free, struck)].length === 1;
}

function expectWithinBounds({ puzzle, free, all, start, struck }: OpenPuzzle): void {
  const opened = parsePuzzle(formatPuzzle(puzzle));
  const ideas = opened.ok ? explain(opened.value).map(({ idea }) => idea) : [];
  const bounds = BOUNDS[puzzle.grade];
  const lit = lightOf(free, start);
  for (const { kind, hex } of puzzle.pieces) expect(kind === 'cube' && lit.has(hex)).toBe(false);
  expect(ideas.pop()).toBe('last-light');
  if ('most' in bounds) {
    expect(start).toEqual(all);
    expect(start.map(list => list.length)).toEqual(othersIn(puzzle.grade).map(() => 6));
    expect(puzzle.pieces.length).toBeGreaterThanOrEqual(bounds.least);
    expect(puzzle.pieces.length).toBeLessThanOrEqual(bounds.most);
    expect(new Set(ideas)).toEqual(new Set(['piece']));
    return;
  }
  expect(start).toEqual(struck);
  expect(lit.size).toBeGreaterThanOrEqual(bounds.lit);
  expect(Math.max(...start.map(list => list.length))).toBeLessThanOrEqual(8);
  expect(blindTries(free, start)).toBeGreaterThanOrEqual(bounds.tries);
  expect(new Set(ideas)).toEqual(new Set(['alone']));
}

test('the same seed generates the same puzzle, and another seed another', () => {
  const text = (seed: string) => formatPuzzle(makePuzzle('linked', seed).puzzle);
  expect(text('one')).toBe(text('one'));
  expect(text('one')).not.toBe(text('two'));
});

test('the reader’s clue and the map are those of a deal', () => {
  const { puzzle, map, habitat } = makePuzzle('deep', 'true to a deal');
  expect(puzzle.mapCode).toBe(formatMapCode(map));
  const own = parseClue(puzzle.own);
  expect(own && clueHexes(own, map).has(habitat)).toBe(true);
});
