import { expect, test } from 'vitest';
import { pulsesFor } from './signal';

test.each([1, 2, 3, 4, 5])('seat %i is told by as many pulses, with a pause between two', seat => {
  const pulses = pulsesFor(seat);
  const [pulse] = pulses;
  expect(pulses.filter((_, place) => place % 2 === 0)).toEqual(Array(seat).fill(pulse));
  expect(pulses).toHaveLength(2 * seat - 1);
  expect(Math.min(...pulses)).toBeGreaterThan(100);
});
