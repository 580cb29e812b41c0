import type { OpenPuzzle } from './lists';
import { figuresOf, makePuzzle } from './makePuzzle';
import type { Grade } from './puzzle';

/** A day as `2026-11-27`. */
export type Day = string;

/** By weekday from Monday: two quick, two plain, two linked, and a deep one. */
const WEEK: readonly Grade[] = ['quick', 'quick', 'plain', 'plain', 'linked', 'linked', 'deep'];

const DAY_MILLISECONDS = 86_400_000;
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** 0 on Mondays, 6 on Sundays. */
const weekdayOf = (day: Day): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

export const gradeOn = (day: Day): Grade => WEEK[weekdayOf(day)] ?? 'quick';

/** The days of a month, such as `2026-11`. */
export function daysOf(month: string): readonly Day[] {
  const days: Day[] = [];
  for (let time = timeOf(`${month}-01`); dayAt(time).startsWith(month); time += DAY_MILLISECONDS)
    days.push(dayAt(time));
  return days;
}

/** That many months from `first` on. */
export function monthsFrom(first: string, count: number): readonly string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    dayAt(Date.UTC(year, month - 1 + index, 1)).slice(0, 7),
  );
}

/** How many puzzles are made for a day. */
const MADE_FOR_A_DAY = 12;

/** What a step before the last is worth, in lit spaces: a kind of spaces that goes, or a piece that has to be looked at. */
const KIND = 1;
const PIECE = -5;

/** How good a puzzle is for a day: much light, and many kinds of spaces or few pieces. */
function worthOf(opened: OpenPuzzle): number {
  const { lit = 0, steps = [] } = figuresOf(opened) ?? {};
  return lit + (steps.length - 1) * ('choices' in opened.puzzle ? PIECE : KIND);
}

/** The best puzzle of several for a day. The same day gets the same one. */
export function puzzleFor(day: Day): OpenPuzzle {
  const made = Array.from({ length: MADE_FOR_A_DAY }, (_, index) => {
    const opened = makePuzzle(gradeOn(day), `${day} ${index}`);
    return { opened, worth: worthOf(opened) };
  });
  return made.reduce((one, other) => (other.worth > one.worth ? other : one)).opened;
}
