import { expect, test } from 'vitest';
import { type Step, turnsReached } from './step';

const step = (turn: number): Step => ({ kind: 'payment', turn, player: 0, objections: [] });

test('turns go on only: what comes late belongs to an earlier one, and is told in its own time', () => {
  expect(turnsReached([])).toEqual([0]);
  expect(turnsReached([0, 0, 1, 2, 1, 3].map(step))).toEqual([0, 0, 0, 1, 2, 2, 3]);
});
