import pino from 'pino';
import { withoutCodes } from '../game/gameCode';

/**
 * One JSON line per event, on standard output. Logged fields are chosen individually: never a clue, a habitat, a name,
 * a cookie, a game's code or a player's address. `LOG_LEVEL` is pino's.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

/** An error's type, message and stack, including causes, with game codes removed. */
export function describeError(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return {
    type,
    message: withoutCodes(message),
    stack: withoutCodes(stack),
    // Error code of the database or the system, such as ENOSPC.
    ...(typeof code === 'string' && { code }),
  };
}
