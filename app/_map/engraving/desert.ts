import { formatPoint } from '@/lib/map/outline';
import type { Engraving, Engravings } from './engraving';
import { combine, dash, type Placed, type Shape } from './shape';

/** A dune's long crest and the slope on its lee side. `halfWidth` scales both. */
function dune(halfWidth: number): { crest: Shape; slope: Shape } {
  const by = (share: number, y: number) => formatPoint({ x: share * halfWidth, y });
  const rise = `c${by(0.45, -5.6)} ${by(0.9, -6)} ${by(1.15, -4.2)}`;
  const fall = `c${by(0.2, 1.6)} ${by(0.55, 3)} ${by(0.85, 3.2)}`;
  return {
    crest: `m${by(-1, 2.6)}${rise}${fall}m${by(-1, -1.6)}`,
    slope: `m${by(0.15, -1.6)}c${by(-0.13, 1.8)} ${by(-0.25, 3.2)} ${by(-0.5, 4.2)}m${by(0.35, -2.6)}`,
  };
}

/** A line so short that only its round cap is visible. */
const GRAIN = dash(0.01);

/** Dunes with position and half-width, and grains of sand. */
const engrave = (
  dunes: readonly Placed[],
  grains: readonly (readonly [x: number, y: number])[],
): Engraving => ({
  line: combine(dunes.map(([x, y, halfWidth]) => [x, y, dune(halfWidth).crest])),
  fine: combine(dunes.map(([x, y, halfWidth]) => [x, y, dune(halfWidth).slope])),
  grain: combine(grains.map(([x, y]) => [x, y, GRAIN])),
});

export const engraveDesert = (): Engravings => [
  engrave(
    [
      [-2.4, -7.6, 9],
      [3.4, 5.2, 9.6],
    ],
    [
      [-9.6, -1],
      [-4.6, 0.4],
      [0.6, -1.4],
      [8.4, -3.6],
      [12.2, -1.4],
      [9.4, -10.4],
      [-9, 4.6],
      [-11, 8],
      [-4.6, 11.6],
      [0.8, 12.6],
      [6, 11.4],
    ],
  ),
  engrave(
    [
      [2.6, -7.8, 9],
      [-3.4, 5, 9.6],
    ],
    [
      [9.6, -0.8],
      [4.6, 0.6],
      [-0.6, -1.2],
      [-8.4, -3.8],
      [-12.2, -1.6],
      [-8.6, -10.6],
      [9, 4.8],
      [11, 8.2],
      [4.6, 11.8],
      [-0.8, 12.6],
      [-6, 11.2],
    ],
  ),
];
