import { expect, test } from 'vitest';
import { frameForKey } from './Playhead';

/** The turn of each frame: the start, two first cubes, then turns of one, three and two pieces. */
const TURNS = [0, 0, 0, 1, 2, 2, 2, 3, 3];

test.each([
  ['the right arrow moves one piece forward', 'ArrowRight', false, 3, 4],
  ['the left arrow moves one piece back', 'ArrowLeft', false, 3, 2],
  ['the left arrow stays at the start', 'ArrowLeft', false, 0, 0],
  ['the right arrow stays at the end', 'ArrowRight', false, 8, 8],
  ['Shift and right move to the next turn', 'ArrowRight', true, 4, 7],
  ['Shift and right move from the first cubes to the first turn', 'ArrowRight', true, 0, 3],
  ['Shift and right move to the end of the last turn', 'ArrowRight', true, 7, 8],
  ['Shift and left move to the start of this turn', 'ArrowLeft', true, 6, 4],
  [
    'Shift and left move from the start of a turn to that of the previous one',
    'ArrowLeft',
    true,
    4,
    3,
  ],
  ['Shift and left move from the first turn to the first cubes', 'ArrowLeft', true, 3, 0],
  ['Home moves to the start', 'Home', false, 5, 0],
  ['End moves to the end', 'End', false, 5, 8],
  ['other keys move nowhere', 'Enter', false, 5, undefined],
])('%s', (_, key, isByTurn, frameIndex, to) => {
  expect(frameForKey(key, isByTurn, TURNS, frameIndex)).toBe(to);
});
