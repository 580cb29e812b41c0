import pino from 'pino';
import { withoutCodes } from '../game/gameCode';

/**
 * One JSON line an event, on standard output. What is logged is chosen field by field: never a
 * clue, a habitat, a name, a cookie, a game's code or an address. `LOG_LEVEL` is pino's.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

/** An error's kind, sentence and stack, causes included; a sentence may name a game. */
export function describeError(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return {
    type,
    message: withoutCodes(message),
    stack: withoutCodes(stack),
    // As the database or the system calls it, such as ENOSPC.
    ...(typeof code === 'string' && { code }),
  };
}
