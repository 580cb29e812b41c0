import { type Day, weekdayOf } from './days';
import type { OpenPuzzle } from './lists';
import { figuresOf, makePuzzle } from './makePuzzle';
import type { Grade } from './puzzle';

/** By weekday from Monday: two quick, two plain, two linked, and a deep one. */
const WEEK: readonly Grade[] = ['quick', 'quick', 'plain', 'plain', 'linked', 'linked', 'deep'];

export const gradeOn = (day: Day): Grade => WEEK[weekdayOf(day)] ?? 'quick';

/** The number of candidates for a day. */
const MADE_FOR_A_DAY = 12;

/** The value of a step before the last, in lit spaces: crossing out spaces is good, looking at a piece is not. */
const KIND = 1;
const PIECE = -5;

/** How good a puzzle is for a day: many lit spaces, and many kinds of spaces or few pieces. */
function worthOf(opened: OpenPuzzle): number {
  const { lit = 0, steps = [] } = figuresOf(opened) ?? {};
  return lit + (steps.length - 1) * ('choices' in opened.puzzle ? PIECE : KIND);
}

/** The best of several puzzles for a day; always the same one for a day. */
export function puzzleFor(day: Day): OpenPuzzle {
  const made = Array.from({ length: MADE_FOR_A_DAY }, (_, index) => {
    const opened = makePuzzle(gradeOn(day), `${day} ${index}`);
    return { opened, worth: worthOf(opened) };
  });
  return made.reduce((one, other) => (other.worth > one.worth ? other : one)).opened;
}
