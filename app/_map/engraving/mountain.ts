import type { Engraving, Engravings } from './engraving';
import { combine, type Placed, type Shape, scale } from './shape';

/** A peak's ridge, its lee side, and the scree to windward. The light always comes from the left. */
const RIDGE = 'm-7.5 5l7.5-11 8 11m-8-5';
const LEE = 'm0-6l1.6 4.8-1.2 2.6 1.8 3.6h5.8zm0 6';
const SCREE = 'm-5.2 4.6l1.8-2.6m.4 2.8l1.2-2.2m1.2 2.2l.6-1.4m0-3.4';

type FarPeak = readonly [x: number, y: number, halfWidth: number, height: number];

const farPeak = (halfWidth: number, height: number): Shape =>
  `m${-halfWidth} 0l${halfWidth}-${height} ${halfWidth} ${height}m${-halfWidth} 0`;

/** Peaks with position and height, and distant ones, positioned by the middle of their base. */
const engrave = (peaks: readonly Placed[], farPeaks: readonly FarPeak[]): Engraving => {
  const onPeaks = (shape: Shape) =>
    peaks.map(([x, y, height]) => [x, y, scale(shape, height)] as const);
  return {
    line: combine(onPeaks(RIDGE)),
    shade: combine(onPeaks(LEE)),
    fine: combine([
      ...onPeaks(SCREE),
      ...farPeaks.map(([x, y, ...size]) => [x, y, farPeak(...size)] as const),
    ]),
  };
};

export const engraveMountain = (): Engravings => [
  engrave(
    [
      [-4, -5.6, 1.08],
      [6, 2, 1.05],
      [-5.4, 10, 0.84],
    ],
    [
      [10, -8.4, 2.4, 3.8],
      [7, 12.8, 2.4, 3.4],
      [-13.6, 2.6, 2, 3],
    ],
  ),
  engrave(
    [
      [4, -6, 1.08],
      [-6.2, 1.6, 1.05],
      [5.2, 9.8, 0.84],
    ],
    [
      [-10, -8.6, 2.4, 3.6],
      [-7, 13, 2.4, 3.4],
      [13.6, 2.4, 2, 3],
    ],
  ),
];
