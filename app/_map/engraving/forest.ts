import type { Engraving, Engravings } from './engraving';
import { combine, dash, type Placed, scale } from './shape';

const FIR =
  'm0-6.4l2.5 3.9h-1.1l2.1 3.4h-1.4l2.2 3.5h-3.6v2.2h-1.4v-2.2h-3.6l2.2-3.5h-1.4l2.1-3.4h-1.1zm0 6.4';

/** Firs with position and height, and blades of grass with position and length. */
const engrave = (firs: readonly Placed[], grass: readonly Placed[]): Engraving => ({
  solid: combine(firs.map(([x, y, height]) => [x, y, scale(FIR, height)])),
  fine: combine(grass.map(([x, y, length]) => [x, y, dash(length)])),
});

export const engraveForest = (): Engravings => [
  engrave(
    [
      [-8.2, -6.4, 0.98],
      [3.2, -9, 0.86],
      [11.4, -0.6, 0.9],
      [-1.6, 2.6, 1.05],
      [-11, 6.6, 0.84],
      [7, 9.2, 0.92],
    ],
    [
      [-15.6, -0.6, 3.4],
      [-4.8, -12.6, 2.6],
      [13.4, 6.4, 2.4],
      [-3, 14.2, 3.6],
      [5, -0.8, 2.2],
    ],
  ),
  engrave(
    [
      [-3.6, -9.2, 0.9],
      [7.6, -6.2, 1],
      [-11.6, -1, 0.88],
      [1.6, 2.6, 1.05],
      [-6, 9.2, 0.92],
      [11, 7, 0.84],
    ],
    [
      [15.6, -0.8, -3.4],
      [4.8, -12.8, -2.6],
      [-13.4, 6.2, -2.4],
      [3, 14.2, -3.6],
      [-5, -1, -2.2],
    ],
  ),
];
