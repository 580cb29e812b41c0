/** How often an open event stream says which version the game has, news or none. */
export const HEARTBEAT_MILLISECONDS = 15_000;

/** A stream that has missed two beats is silent: whoever listens to it hears nothing. */
export const SILENCE_MILLISECONDS = 2.5 * HEARTBEAT_MILLISECONDS;
