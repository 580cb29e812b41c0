import type { Engraving, Engravings } from './engraving';
import { combine, moveBy, type Placed, type Shape } from './shape';

const wavelets = (crests: number): Shape =>
  'q1.7-2.9 3.4 0t3.4 0'.repeat(crests) + moveBy(-6.8 * crests, 0);

/** Rows of wavelets with their start and number of crests. */
const engrave = (rows: readonly Placed[]): Engraving => ({
  line: combine(rows.map(([x, y, crests]) => [x, y, wavelets(crests)])),
  fine: combine([[-6, 13, wavelets(2)]]),
});

export const engraveWater = (): Engravings => [
  engrave([
    [-10.2, -9.2, 3],
    [-14, -1.6, 2],
    [3.4, -1.6, 1],
    [-6.8, 6, 3],
  ]),
  engrave([
    [-6.8, -9.2, 2],
    [-10.2, -1.6, 3],
    [-13.4, 6, 1],
    [-2.4, 6, 2],
  ]),
];
