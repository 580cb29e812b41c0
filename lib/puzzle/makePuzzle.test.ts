import { describe, expect, test } from 'vitest';
import { parseClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { formatMapCode } from '../map/mapCode';
import { cluesOnMap } from '../solver/clueLists';
import { deduce } from '../solver/deduce';
import { solvePuzzleSlowly } from '../testing/solvePuzzleSlowly';
import { explain } from './explain';
import { lightOf, type OpenPuzzle, openPuzzle, parsePuzzle } from './lists';
import { BOUNDS, figuresOf, makePuzzle } from './makePuzzle';
import { formatPuzzle, GRADES, type Grade, PLAYERS } from './puzzle';

/** How many puzzles of each grade are made and checked; `PUZZLES=3000` for more. */
const MADE = Number(process.env.PUZZLES ?? 100);
/** The exact solver takes longer than a puzzle: it gets each tenth one. */
const EXACTLY = 10;

const made = (grade: Grade): readonly OpenPuzzle[] =>
  Array.from({ length: MADE }, (_, index) => makePuzzle(grade, `${grade} ${index}`));

describe.each(GRADES)('puzzles of the grade %s', grade => {
  test(
    `each of ${MADE} has one habitat, needs every piece, keeps its bounds, and reads as it was written`,
    () => {
      for (const [index, opened] of made(grade).entries()) {
        const { puzzle, map, habitat } = opened;
        const text = formatPuzzle(puzzle);
        const clues = cluesOnMap(map);

        expect([...solvePuzzleSlowly(puzzle)], text).toEqual([habitat]);
        if (index % EXACTLY === 0 && grade !== 'quick') {
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
          const without = openPuzzle({ ...puzzle, pieces: others }, map, clues);
          expect(without.ok && figuresOf(without.value) !== undefined, `${text} needs it`).toBe(
            false,
          );
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

/** By the grade's own words; the reasoning of a lower grade does not solve it. */
function expectWithinBounds({ puzzle, own, all, start, struck }: OpenPuzzle): void {
  const opened = parsePuzzle(formatPuzzle(puzzle));
  const steps = opened.ok ? explain(opened.value) : [];
  const { pieces, linked } = BOUNDS[puzzle.grade];
  expect(puzzle.pieces.length).toBeGreaterThanOrEqual(pieces.least);
  expect(puzzle.pieces.length).toBeLessThanOrEqual(pieces.most);
  if (linked === undefined) {
    expect(start).toEqual(all);
    expect(lightOf(own, struck).size).toBe(1);
    return;
  }
  const { size } = lightOf(own, struck);
  expect(start).toEqual(struck);
  expect(size).toBeGreaterThan(1);
  expect(size).toBeLessThanOrEqual(linked.lit);
  expect(steps.length).toBeLessThanOrEqual(linked.steps);
  const looks = steps.reduce((sum, step) => sum + step.looks, 0);
  expect(looks).toBeGreaterThanOrEqual(linked.looks.least);
  expect(looks).toBeLessThanOrEqual(linked.looks.most);
}

test('the same seed makes the same puzzle, and another seed another', () => {
  const text = (seed: string) => formatPuzzle(makePuzzle('linked', seed).puzzle);
  expect(text('one')).toBe(text('one'));
  expect(text('one')).not.toBe(text('two'));
});

test('its own clue and its pieces are those of a fair deal', () => {
  const { puzzle, map, habitat } = makePuzzle('deep', 'true to a deal');
  expect(puzzle.mapCode).toBe(formatMapCode(map));
  const own = parseClue(puzzle.own);
  expect(own && clueHexes(own, map).has(habitat)).toBe(true);
});
