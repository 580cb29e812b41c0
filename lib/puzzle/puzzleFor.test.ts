import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { solvePuzzleSlowly } from '../testing/solvePuzzleSlowly';
import { daysOf, monthLater } from './days';
import { parsePuzzle } from './lists';
import { figuresOf } from './makePuzzle';
import { formatPuzzle } from './puzzle';
import { gradeOn, puzzleFor } from './puzzleFor';

/** Two years of puzzles, one file per month with their texts in the order of the days, without the answers. */
const MONTHS = Array.from({ length: 24 }, (_, index) => monthLater('2026-11', index));
const FOLDER = new URL('../../public/puzzles/', import.meta.url);
const fileOf = (month: string) => new URL(`${month}.json`, FOLDER);
const HOUR = 3_600_000;

/** The slow solver checks every third day, and so each grade; every day if `PUZZLES` is set or they are regenerated. */
const SLOWLY = ['PUZZLES', 'WRITE_PUZZLES'].some(name => process.env[name] !== undefined) ? 1 : 3;

/** `npm run puzzles` regenerates them, which takes a few minutes. */
beforeAll(() => {
  if (process.env.WRITE_PUZZLES === undefined) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const month of MONTHS) {
    const texts = daysOf(month).map(day => formatPuzzle(puzzleFor(day).puzzle));
    writeFileSync(fileOf(month), `${JSON.stringify(texts, null, 1)}\n`);
  }
}, HOUR);

const textsOf = (month: string): readonly string[] =>
  JSON.parse(readFileSync(fileOf(month), 'utf8'));

test('each day of two years has a puzzle of its weekday’s grade, with one answer that a second solver confirms', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(MONTHS.map(month => `${month}.json`));
  const all = MONTHS.flatMap(month => {
    const [days, texts] = [daysOf(month), textsOf(month)];
    expect(texts).toHaveLength(days.length);
    return days.map((day, index) => ({ day, text: texts[index] ?? '' }));
  });
  for (const [index, { day, text }] of all.entries()) {
    const opened = parsePuzzle(text);
    if (!opened.ok) throw new Error(`${day}: ${opened.error}`);
    const { puzzle, habitat } = opened.value;
    expect(puzzle.grade, day).toBe(gradeOn(day));
    expect(formatPuzzle(puzzle), day).toBe(text);
    expect(figuresOf(opened.value), day).toBeDefined();
    if (index % SLOWLY === 0) expect([...solvePuzzleSlowly(puzzle)], day).toEqual([habitat]);
  }
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});

test('the grade depends on the day of the week', () => {
  expect(daysOf('2026-11').slice(0, 9).map(gradeOn)).toEqual([
    'deep',
    'quick',
    'quick',
    'plain',
    'plain',
    'linked',
    'linked',
    'deep',
    'quick',
  ]);
});

test('a day always gets the same puzzle', () => {
  const texts = () => ['2026-11-02', '2026-11-04'].map(day => formatPuzzle(puzzleFor(day).puzzle));
  expect(texts()).toEqual(texts());
});
