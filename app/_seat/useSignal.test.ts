import { expect, test } from 'vitest';
import { seatNumber } from '@/lib/board/players';
import { pulsesFor } from './useSignal';

test.each([1, 2, 3, 4, 5])(
  'seat %i is signalled by that many pulses, with pauses in between',
  seat => {
    const pulses = pulsesFor([seatNumber(seat)]);
    const [pulse] = pulses;
    expect(pulses.filter((_, place) => place % 2 === 0)).toEqual(Array(seat).fill(pulse));
    expect(pulses).toHaveLength(2 * seat - 1);
    expect(Math.min(...pulses)).toBeGreaterThan(100);
  },
);

test('several seats are signalled one after the other, with a longer pause in between', () => {
  const [one, two] = [pulsesFor([1]), pulsesFor([2])];
  const both = pulsesFor([1, 2]);
  expect([both.slice(0, 1), both.slice(2)]).toEqual([one, two]);
  expect(both[1]).toBeGreaterThan(two[1] ?? 0);
});
