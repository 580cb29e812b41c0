import { type Idea, ideasOf, type Step } from './explain';
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
/** So few lit spaces are narrow. */
const NARROW = 4;

/** What an idea that the week has not had is worth, in steps on narrow light; and what a piece costs. */
const NEW_IDEA = 3;
const PIECE = 0.5;

/** How good a puzzle is for a day: ideas new in its week, how long it stays narrow, few pieces. */
function worthOf({ puzzle }: OpenPuzzle, steps: readonly Step[], seen: ReadonlySet<Idea>): number {
  const ideas = new Set(steps.flatMap(ideasOf));
  const fresh = [...ideas].filter(idea => !seen.has(idea)).length;
  const narrow = steps.filter(({ light }) => light.length > 1 && light.length <= NARROW).length;
  return NEW_IDEA * fresh + narrow - PIECE * puzzle.pieces.length;
}

/** The best puzzle of several for each of these days, which must follow each other. The same days get the same ones. */
export function* puzzlesFor(days: readonly Day[]): Generator<OpenPuzzle> {
  let seen = new Set<Idea>();
  for (const day of days) {
    if (weekdayOf(day) === 0) seen = new Set();
    const made = Array.from({ length: MADE_FOR_A_DAY }, (_, index) => {
      const opened = makePuzzle(gradeOn(day), `${day} ${index}`);
      const steps = figuresOf(opened)?.steps ?? [];
      return { opened, steps, worth: worthOf(opened, steps, seen) };
    });
    const best = made.reduce((one, other) => (other.worth > one.worth ? other : one));
    for (const idea of best.steps.flatMap(ideasOf)) seen.add(idea);
    yield best.opened;
  }
}
