import { expect, test } from 'vitest';
import { sources } from '../clues/clueHexes';
import { within } from '../map/grid';
import { explain } from './explain';
import { LESSON_TILE, LESSONS, openLesson } from './lessons';

/** What each lesson is about, after what came before. */
const IDEAS = {
  'cube-and-disc': ['piece', 'piece', 'last-light'],
  'own-space': ['piece', 'piece', 'last-light'],
  'two-pieces': ['piece', 'piece', 'last-light'],
  'last-light': ['piece', 'piece', 'last-light'],
  'no-light': ['no-light', 'try'],
  'two-lists': ['try'],
  negated: ['piece', 'piece', 'last-light'],
};

test.each(LESSONS)('%s takes the ideas that it is about, and ends on one space', lesson => {
  const opened = openLesson(lesson);
  const steps = explain(opened);
  expect(steps.map(({ idea }) => idea)).toEqual(IDEAS[lesson]);
  expect(steps.at(-1)).toMatchObject({ space: opened.habitat });
  expect(LESSON_TILE.has(opened.habitat)).toBe(true);
});

test.each(LESSONS)('nothing beside the tile of %s changes what a clue lights on it', lesson => {
  const { map, own, all } = openLesson(lesson);
  for (const { clue, hexes } of [own, ...all.flat()]) {
    const near = sources(clue, map).intersect(LESSON_TILE);
    const reached = clue.kind === 'on' ? near : within(near, clue.distance);
    const alone = clue.negated ? reached.complement() : reached;
    expect([...hexes]).toEqual([...alone.intersect(LESSON_TILE)]);
  }
});

test('a clue lights its own space; a cube there strikes it out', () => {
  const [first] = explain(openLesson('own-space')).filter(({ idea }) => idea === 'piece');
  const struck = explain(openLesson('own-space')).flatMap(step => ('out' in step ? step.out : []));
  expect(first).toBeDefined();
  expect(struck).toContain('within-1-of-water');
});

test.each(['no-light', 'two-lists'] as const)(
  'in %s one choice alone leaves a single space',
  lesson => {
    const last = explain(openLesson(lesson)).at(-1);
    if (last === undefined || !('pairings' in last)) throw new Error('it ends otherwise');
    expect(last.pairings.filter(({ left }) => left === 1)).toHaveLength(1);
    expect(last.pairings.flatMap(({ clues }) => clues).every(alike => alike.length === 1)).toBe(
      true,
    );
  },
);

test('the last light needs no clue to be known', () => {
  expect(explain(openLesson('last-light')).flatMap(({ oneLeft }) => oneLeft)).toEqual([]);
});
