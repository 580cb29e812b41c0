import { expect, test } from 'vitest';
import { sources } from '../clues/clueHexes';
import { within } from '../map/grid';
import { explain } from './explain';
import { LESSON_TILE, LESSONS, openLesson } from './lessons';

/** The ideas of each lesson's steps. */
const IDEAS = {
  'cube-and-disc': ['piece', 'piece', 'last-light'],
  'own-space': ['piece', 'piece', 'last-light'],
  'two-pieces': ['piece', 'piece', 'last-light'],
  'last-light': ['piece', 'piece', 'last-light'],
  'no-light': ['no-light', 'not-twice', 'last-light'],
  alone: ['alone', 'last-light'],
  negated: ['piece', 'piece', 'last-light'],
};

test.each(LESSONS)('%s needs the ideas that it teaches, and ends with one space', lesson => {
  const opened = openLesson(lesson);
  const steps = explain(opened);
  expect(steps.map(({ idea }) => idea)).toEqual(IDEAS[lesson]);
  expect(steps.at(-1)).toMatchObject({ space: opened.habitat });
  expect(LESSON_TILE.has(opened.habitat)).toBe(true);
});

test.each(LESSONS)(
  'nothing outside the tile of %s changes which of its spaces a clue allows',
  lesson => {
    const { map, own, all } = openLesson(lesson);
    for (const { clue, hexes } of [own, ...all.flat()]) {
      const near = sources(clue, map).intersect(LESSON_TILE);
      const reached = clue.kind === 'on' ? near : within(near, clue.distance);
      const alone = clue.negated ? reached.complement() : reached;
      expect([...hexes]).toEqual([...alone.intersect(LESSON_TILE)]);
    }
  },
);

test('a clue allows the spaces that it is about; a cube there crosses it out', () => {
  const [first] = explain(openLesson('own-space')).filter(({ idea }) => idea === 'piece');
  const struck = explain(openLesson('own-space')).flatMap(step => ('out' in step ? step.out : []));
  expect(first).toBeDefined();
  expect(struck).toContain('within-1-of-water');
});

test('of three spaces, two are allowed by the same clues, and the third stands alone', () => {
  const [first] = explain(openLesson('alone'));
  if (first?.idea !== 'alone') throw new Error('it begins otherwise');
  expect(first.light).toHaveLength(3);
  expect(first.spaces).toEqual([first.space, first.beside]);
});

test.each(LESSONS)('a space with a cube is not lit in %s', lesson => {
  const opened = openLesson(lesson);
  const cubes = opened.puzzle.pieces.filter(({ kind }) => kind === 'cube');
  const lit = explain(opened).flatMap(({ light }) => light);
  for (const { hex } of cubes) expect(lit).not.toContain(hex);
});

test('the last light can be found before any clue is known', () => {
  expect(explain(openLesson('last-light')).flatMap(({ oneLeft }) => oneLeft)).toEqual([]);
});
