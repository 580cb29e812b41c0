import { expect, test } from 'vitest';
import { type Step, turnsReached } from './step';

const step = (turn: number): Step => ({ kind: 'payment', turn, player: 0, objections: [] });

test('the turn reached never decreases, although late entries belong to earlier turns', () => {
  expect(turnsReached([])).toEqual([0]);
  expect(turnsReached([0, 0, 1, 2, 1, 3].map(step))).toEqual([0, 0, 0, 1, 2, 2, 3]);
});
