import type { Motion } from '../votes/motion';
import { hexOf, type MotionView, placeView } from './views';

/** A motion as views and requests write it: with a space as row and column. */
export function motionView(motion: Motion): MotionView {
  if (motion.about !== 'end') return motion;
  const { about, found } = motion;
  return { about, found: found && { space: found.space === null ? null : placeView(found.space) } };
}

/** Inverse of `motionView`. */
export function readMotion(motion: MotionView): Motion {
  if (motion.about !== 'end') return motion;
  const { about, found } = motion;
  return { about, found: found && { space: (found.space && hexOf(found.space)) ?? null } };
}
