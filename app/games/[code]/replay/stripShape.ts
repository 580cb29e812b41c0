import type { ReplayFrame } from '@/lib/game/record/replayFacts';
import { HEX_COUNT } from '@/lib/map/hexSet';

/**
 * A strip's height for a number of spaces left: 1 for all of them. The scale is logarithmic, because ratios matter. One
 * space left is still visible, unlike a contradiction.
 */
export const heightFor = (left: number): number => Math.log(1 + left) / Math.log(1 + HEX_COUNT);

/** A viewpoint's strip: its height by frame, `undefined` where the pieces contradict each other. */
export const stripHeights = (
  frames: readonly ReplayFrame[],
  viewpoint: number,
): readonly (number | undefined)[] =>
  frames.map(({ knowledge }) => {
    const left = knowledge[viewpoint]?.habitats.length;
    return left ? heightFor(left) : undefined;
  });

/** SVG paths of a stepped strip, its filled face and its upper edge, in a box 1 unit wide per frame and 1 unit high. */
export function stripPaths(heights: readonly (number | undefined)[]): {
  readonly face: string;
  readonly edge: string;
} {
  let face = '';
  let edge = '';
  let before: number | undefined;
  for (const [frameIndex, height] of heights.entries()) {
    if (height !== undefined) {
      const top = round(1 - height);
      face += `M${frameIndex} 1V${top}H${frameIndex + 1}V1Z`;
      edge +=
        before === undefined
          ? `M${frameIndex} ${top}H${frameIndex + 1}`
          : `V${top}H${frameIndex + 1}`;
    }
    before = height;
  }
  return { face, edge };
}

const round = (length: number): number => Math.round(1000 * length) / 1000;

/** The possible distances between labels, in turns. */
const TURNS_PER_LABEL = [1, 2, 5, 10, 20, 50];
const MOST_LABELS = 5;

/** The turns with a label below the strips, few enough for the narrowest phone. */
export function labelledTurns(last: number): readonly number[] {
  const apart = TURNS_PER_LABEL.find(turns => last / turns <= MOST_LABELS) ?? last;
  return Array.from({ length: Math.floor(last / apart) }, (_, place) => apart * (place + 1));
}
