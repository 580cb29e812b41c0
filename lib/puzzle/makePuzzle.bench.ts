import { bench, describe } from 'vitest';
import { explain } from './explain';
import { makePuzzle, puzzleOf } from './makePuzzle';
import { GRADES } from './puzzle';

/** Games until there is one of the grade, then only explaining it. Games differ, so each iteration takes another one. */
describe('making a puzzle', () => {
  for (const grade of GRADES) {
    let next = 0;
    bench(`${grade}, from as many games as it takes`, () => {
      makePuzzle(grade, `bench ${next++}`);
    });
    bench(`${grade}, one game, whether it yields one or not`, () => {
      puzzleOf(grade, `bench ${next++}`);
    });
  }
});

describe('explaining a puzzle from its start', () => {
  for (const grade of GRADES) {
    const made = Array.from({ length: 20 }, (_, index) => makePuzzle(grade, `bench ${index}`));
    let next = 0;
    bench(grade, () => {
      const puzzle = made[next++ % made.length];
      if (puzzle) explain(puzzle);
    });
  }
});
