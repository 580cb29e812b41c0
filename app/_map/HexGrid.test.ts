import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, parseHex } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import { hex } from '@/lib/testing/arbitraries';
import { nextHex } from './HexGrid';

test.each([
  ['D4', 'ArrowUp', false, 'D3'],
  ['D4', 'ArrowDown', false, 'D5'],
  ['D4', 'ArrowLeft', false, 'C4'],
  ['D4', 'ArrowRight', false, 'E4'],
  ['D4', 'Home', false, 'A4'],
  ['D4', 'End', false, 'L4'],
  ['D4', 'Home', true, 'A1'],
  ['D4', 'End', true, 'L9'],
  ['D4', 'PageUp', false, 'D1'],
  ['D4', 'PageDown', false, 'D9'],
])('from %s, %s (Ctrl: %s) leads to %s', (from, key, isFar, to) => {
  expect(formatHex(nextHex(parseHex(from) ?? -1, key, isFar) ?? -1)).toBe(to);
});

test.each([
  ['A1', 'ArrowUp'],
  ['A1', 'ArrowLeft'],
  ['L9', 'ArrowDown'],
  ['L9', 'ArrowRight'],
  ['D4', 'a'],
  ['D4', 'constructor'],
])('from %s, %s leads nowhere', (from, key) => {
  expect(nextHex(parseHex(from) ?? -1, key, false)).toBeUndefined();
});

test('an arrow leads to an adjacent space', () => {
  const arrow = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight');
  fc.assert(
    fc.property(hex, arrow, (from, key) => {
      const next = nextHex(from, key, false);
      expect(next === undefined ? 1 : distance(from, next)).toBe(1);
    }),
  );
});
