import pino from 'pino';

/**
 * One JSON line an event, on standard output. What is logged is chosen field by field: never a
 * clue, a habitat, a name, a cookie, a game's code or an address. `LOG_LEVEL` is pino's.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
