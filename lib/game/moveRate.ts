import type { Time } from './seat';

/**
 * How fast one seat may change the game, looks among it: no hand is as quick, and a seat that a
 * program moves takes nothing from the others. A leaky bucket, kept as the one time at which it
 * will be empty (the generic cell rate algorithm).
 */

/** How many moves a rested seat makes at once; then one in `MOVE_MILLISECONDS`. */
export const MOVES_AT_ONCE = 60;

/** Also the longest that a seat waits for its next move. */
export const MOVE_MILLISECONDS = 1000;

const MOST_OWED = MOVES_AT_ONCE * MOVE_MILLISECONDS;

/**
 * When a seat that will have rested at `restedAt` will have rested from one more move, made `at` that time;
 * nothing where it must rest first. Both are milliseconds since 1970.
 */
export function restAfter(restedAt: Time, at: Time): Time | undefined {
  const owed = Math.max(0, restedAt - at);
  // More than a seat can owe, and than servers' clocks differ: a clock has been set back since.
  const owing = owed > 2 * MOST_OWED ? 0 : owed;
  return owing + MOVE_MILLISECONDS > MOST_OWED ? undefined : at + owing + MOVE_MILLISECONDS;
}
