import { expect, test } from 'vitest';
import type { ReplayFrame } from '@/lib/game/record/replayFacts';
import { certaintyByFrame, stripPaths } from './stripShape';

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

test('certainty is 0 where every space is possible, 1 where one is left, and undefined where pieces contradict each other', () => {
  const [all, some, none, one] = certaintyByFrame([108, 27, null, 1].map(frame), 0);
  expect([all, none, one]).toEqual([0, undefined, 1]);
  expect(some).toBeCloseTo(0.296, 3);
  expect(certaintyByFrame([frame(5)], 3)).toEqual([undefined]);
});

test('a strip is drawn in steps, one per frame, with a gap where certainty is undefined', () => {
  expect(stripPaths([0, 0.5, undefined, 1])).toEqual({
    face: 'M0 1V1H1V1ZM1 1V0.5H2V1ZM3 1V0H4V1Z',
    edge: 'M0 1H1V0.5H2M3 0H4',
  });
  expect(stripPaths([])).toEqual({ face: '', edge: '' });
});
