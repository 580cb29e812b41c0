import { expect, test } from 'vitest';
import type { ReplayFrame } from '@/lib/game/record/replayFacts';
import { labelledTurns, stripHeights, stripPaths } from './stripShape';

const frame = (left: number | null): ReplayFrame => ({
  knowledge: [
    left === null
      ? null
      : {
          habitats: Array.from({ length: left }, (_, hex) => ({ hex, share: 1 / left })),
          clues: [],
        },
  ],
});

test('a strip is full where every space is possible, low where one is left, and interrupted where pieces contradict each other', () => {
  const [all, some, none, one] = stripHeights([108, 10, null, 1].map(frame), 0);
  expect([all, none]).toEqual([1, undefined]);
  expect(some).toBeCloseTo(0.511, 3);
  expect(one).toBeCloseTo(0.148, 3);
  expect(stripHeights([frame(5)], 3)).toEqual([undefined]);
});

test('a strip is drawn in steps, one per frame, with a gap where it is interrupted', () => {
  expect(stripPaths([0, 0.5, undefined, 1])).toEqual({
    face: 'M0 1V1H1V1ZM1 1V0.5H2V1ZM3 1V0H4V1Z',
    edge: 'M0 1H1V0.5H2M3 0H4',
  });
  expect(stripPaths([])).toEqual({ face: '', edge: '' });
});

test.each([
  [0, []],
  [4, [1, 2, 3, 4]],
  [9, [2, 4, 6, 8]],
  [23, [5, 10, 15, 20]],
  [41, [10, 20, 30, 40]],
])('after %d turns, the labelled turns are %j', (last, turns) => {
  expect(labelledTurns(last)).toEqual(turns);
});
