/** Interval at which an open event stream sends the game's version, changed or not. */
export const HEARTBEAT_MILLISECONDS = 15_000;

/** A stream without an event for this long (37.5 s, 2.5 beats) counts as dead. */
export const SILENCE_MILLISECONDS = 2.5 * HEARTBEAT_MILLISECONDS;
