import type { ReplayFrame } from '@/lib/game/record/replayFacts';
import { HEX_COUNT } from '@/lib/map/hexSet';

/**
 * How certain a viewpoint is, by frame: on a logarithmic scale from 0 (every space is possible) to 1 (one is left).
 * `undefined` where the pieces contradict each other.
 */
export const certaintyByFrame = (
  frames: readonly ReplayFrame[],
  viewpoint: number,
): readonly (number | undefined)[] =>
  frames.map(({ knowledge }) => {
    const left = knowledge[viewpoint]?.habitats.length;
    return left ? 1 - Math.log(left) / Math.log(HEX_COUNT) : undefined;
  });

/** SVG paths for a stepped strip, in a box one unit wide per frame and 1 high: its filled face and its upper edge. */
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
