import type { Game } from '@/lib/game/game';
import { getServer } from '@/lib/server/getServer';
import { log } from '@/lib/server/log';
import { currentRequest } from '@/lib/server/requests';
import { isUnavailable } from '@/lib/table/unavailable';
import { hasBadChangeId } from './changeId';
import { hasBadDealNumber } from './dealNumber';
import { countAction, secondsToLookFor, secondsToWait } from './limits';
import { isCrossOrigin } from './origin';
import { strictTransportSecurity } from './policy';
import { readCode } from './read';
import { replyError } from './reply';

/** A route's handler, and the context that Next passes to it. */
type Handler<C> = (request: Request, context: C) => Promise<Response>;

interface Params<P> {
  readonly params: Promise<P>;
}

interface Options {
  /** Whether the route is expensive, and so rate-limited. */
  readonly isCostly?: boolean;
}

/** The statuses for wrong guesses: an unknown game or seat, another device's seat, wrong digits. */
const WRONG_GUESS: readonly number[] = [403, 404];

/**
 * Wraps every route: rejects cross-site changes, malformed parameters and idempotency keys, and requests over the rate
 * limit. Thrown errors become 503 (database or worker unavailable) or 500.
 */
export function handler<P extends object>(
  handle: Handler<Params<P>>,
  { isCostly = false }: Options = {},
): Handler<Params<P>> {
  const answer: Handler<Params<P>> = async (request, context) => {
    try {
      if (isCrossOrigin(request)) return await replyError('cross-origin');
      if (!(await areTexts(context.params))) return await replyError('route-not-found');
      if (hasBadChangeId(request)) return await replyError('bad-change-id');
      if (hasBadDealNumber(request)) return await replyError('bad-deal');
      const seconds = isCostly ? await countAction('costly') : 0;
      if (seconds > 0) return await replyError('too-many-requests', overLimit(seconds));
      return await handle(request, context);
    } catch (error) {
      return replyFailure(error);
    }
  };
  return async (request, context) => {
    const response = await answer(request, context);
    strictTransportSecurity(request.headers, response.headers);
    return response;
  };
}

export const costlyHandler = <P extends object>(handle: Handler<Params<P>>) =>
  handler(handle, { isCostly: true });

/**
 * If an address contains the literal brackets of a route folder, Next takes the parameters from the query, where a name
 * may occur twice and so become an array. Routes without parameters get `undefined`.
 */
const areTexts = async (params: Promise<object | undefined>): Promise<boolean> =>
  Object.values((await params) ?? {}).every(value => typeof value === 'string');

/** Wraps a route of one game: loads the game first, and slows down networks that guess. */
export function gameHandler<P extends { code: string }>(
  handle: Handler<{ readonly path: P; readonly game: Game }>,
  options?: Options,
): Handler<Params<P>> {
  return handler(async (request, { params }) => {
    const path = await params;
    const { store } = await getServer();
    const game = await store.load(readCode(path));
    const seconds = await secondsToLookFor(game.ok ? game.value : undefined);
    if (seconds > 0) return replyError('too-many-guesses', overLimit(seconds));
    const refusedSeconds = isRead(request) ? 0 : await secondsToWait('refused');
    if (refusedSeconds > 0) return replyError('too-many-requests', overLimit(refusedSeconds));

    const response = game.ok
      ? await handle(request, { path, game: game.value })
      : await replyError(game.error);
    if (WRONG_GUESS.includes(response.status)) await countAction('guess');
    // A refused change costs as much as one that counts, and no seat's pace.
    else if (!isRead(request) && !response.ok) await countAction('refused');
    return response;
  }, options);
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Closes the connection, so that the rest of a body is not received either. */
export const overLimit = (seconds: number) => ({
  'Retry-After': String(seconds),
  Connection: 'close',
});

/** The response of an internal error has the request id that is in the log. */
function replyFailure(error: unknown): Promise<Response> {
  const id = currentRequest()?.id;
  log.error({ id, err: error }, 'a request failed');
  return isUnavailable(error)
    ? replyError('unavailable')
    : replyError('internal-error', {}, { id });
}
