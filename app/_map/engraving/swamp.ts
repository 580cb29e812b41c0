import type { Engraving, Engravings } from './engraving';
import { combine, dash, type Placed } from './shape';

/** A tuft of reeds on its waterline, its cattail, and finer blades. */
const TUFT = 'm0 4v-9m-1.6 9q-.8-4.5-3-7m6.2 7q.8-4.5 3-7m-10.1 7.6h11m-5.5-4.6';
const CATTAIL = 'm0-6.2v3m0 3.2';
const BLADES = 'm-.8 4q-.4-4-1.6-8.5m3.2 8.5q.6-4 1.4-6m-2.2 2';

/** Tufts with position, and ripples with position and length. */
const engrave = (
  tufts: readonly (readonly [x: number, y: number])[],
  ripples: readonly Placed[],
): Engraving => ({
  line: combine(tufts.map(([x, y]) => [x, y, TUFT])),
  stout: combine(tufts.map(([x, y]) => [x, y, CATTAIL])),
  fine: combine([
    ...tufts.map(([x, y]) => [x, y, BLADES] as const),
    ...ripples.map(([x, y, length]) => [x, y, dash(length)] as const),
  ]),
});

export const engraveSwamp = (): Engravings => [
  engrave(
    [
      [-6.4, -6.8],
      [7.8, -1.6],
      [-3.4, 8.4],
    ],
    [
      [-15.5, 1.4, 6.5],
      [3, -10.2, 6],
      [5.6, 8.8, 6.4],
      [-1.4, 0.2, 2.6],
      [-12, 12, 3.4],
    ],
  ),
  engrave(
    [
      [6, -7.4],
      [-8, -1.4],
      [4.2, 8.4],
    ],
    [
      [15.5, 1.2, -6.5],
      [-3, -10.4, -6],
      [-5.6, 8.6, -6.4],
      [1.4, 0, -2.6],
      [12, 12, -3.4],
    ],
  ),
];
