import { expect, test } from 'vitest';
import { frameForKey } from './Playhead';

/** The turn of each frame: the start, two first cubes, then turns of one, three and two pieces. */
const TURNS = [0, 0, 0, 1, 2, 2, 2, 3, 3];

test.each([
  ['a piece on', 'ArrowRight', false, 3, 4],
  ['a piece back', 'ArrowLeft', false, 3, 2],
  ['not before the start', 'ArrowLeft', false, 0, 0],
  ['not past the end', 'ArrowRight', false, 8, 8],
  ['to the next turn', 'ArrowRight', true, 4, 7],
  ['to the first turn', 'ArrowRight', true, 0, 3],
  ['in the last turn to its end', 'ArrowRight', true, 7, 8],
  ['to where this turn begins', 'ArrowLeft', true, 6, 4],
  ['from there to where the one before does', 'ArrowLeft', true, 4, 3],
  ['and to the first cubes', 'ArrowLeft', true, 3, 0],
  ['home', 'Home', false, 5, 0],
  ['to the end', 'End', false, 5, 8],
  ['nowhere', 'Enter', false, 5, undefined],
])('%s', (_, key, isByTurn, frameIndex, to) => {
  expect(frameForKey(key, isByTurn, TURNS, frameIndex)).toBe(to);
});
