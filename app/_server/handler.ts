import type { Game } from '@/lib/game/game';
import { getServer } from '@/lib/server/getServer';
import { log } from '@/lib/server/log';
import { currentRequest } from '@/lib/server/requests';
import { isUnavailable } from '@/lib/table/unavailable';
import { hasBadChangeId } from './changeId';
import { hasBadDealNumber } from './dealNumber';
import { type Pace, paceOf } from './limits';
import { isCrossOrigin } from './origin';
import { strictTransportSecurity } from './policy';
import { readCode } from './read';
import { replyError } from './reply';

/** A route's handler, and the context that Next passes to it. */
type Handler<C> = (request: Request, context: C) => Promise<Response>;

interface Params<P> {
  readonly params: Promise<P>;
}

/** The statuses for wrong guesses: an unknown game or seat, another device's seat, wrong digits. */
const WRONG_GUESS: readonly number[] = [403, 404];

/**
 * Wraps every route: rejects cross-site changes, and malformed parameters, idempotency keys and deal numbers. Thrown
 * errors become 503 (database or worker unavailable) or 500.
 */
export function handler<P extends object>(handle: Handler<Params<P>>): Handler<Params<P>> {
  const answer: Handler<Params<P>> = async (request, context) => {
    try {
      if (isCrossOrigin(request)) return await replyError('cross-origin');
      if (!(await areTexts(context.params))) return await replyError('route-not-found');
      if (hasBadChangeId(request)) return await replyError('bad-change-id');
      if (hasBadDealNumber(request)) return await replyError('bad-deal');
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

/** Wraps an expensive route that is not about a table. */
export const costlyHandler = <P extends object>(handle: Handler<Params<P>>) =>
  handler<P>(async (request, context) => {
    const seconds = await (await paceOf()).count('costly');
    return seconds > 0 ? replyOverLimit(seconds) : handle(request, context);
  });

/**
 * If an address contains the literal brackets of a route folder, Next takes the parameters from the query, where a name
 * may occur twice and so become an array. Routes without parameters get `undefined`.
 */
const areTexts = async (params: Promise<object | undefined>): Promise<boolean> =>
  Object.values((await params) ?? {}).every(value => typeof value === 'string');

/** Wraps a route of one game: loads the game first, and limits how often a client may guess or be refused. */
export function gameHandler<P extends { code: string }>(
  handle: Handler<{ readonly path: P; readonly game: Game; readonly pace: Pace }>,
): Handler<Params<P>> {
  return handler(async (request, { params }) => {
    const path = await params;
    const { store } = await getServer();
    const game = await store.load(readCode(path));
    const pace = await paceOf(game.ok ? game.value : undefined);
    const seconds = await pace.secondsToWait('guess');
    if (seconds > 0) return replyError('too-many-guesses', overLimit(seconds));
    const refusedSeconds = isRead(request) ? 0 : await pace.secondsToWait('refused');
    if (refusedSeconds > 0) return replyOverLimit(refusedSeconds);

    const response = game.ok
      ? await handle(request, { path, game: game.value, pace })
      : await replyError(game.error);
    if (WRONG_GUESS.includes(response.status)) await pace.count('guess');
    // A refused change costs as much as an accepted one, but does not count towards its seat's limit of moves.
    if (!isRead(request) && !response.ok) await pace.count('refused');
    return response;
  });
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

export const replyOverLimit = (seconds: number): Promise<Response> =>
  replyError('too-many-requests', overLimit(seconds));

/** Closes the connection, so that the rest of the body is not received. */
const overLimit = (seconds: number) => ({
  'Retry-After': String(seconds),
  Connection: 'close',
});

/** The response to an internal error contains the request id, which is also in the log. */
function replyFailure(error: unknown): Promise<Response> {
  const id = currentRequest()?.id;
  log.error({ id, err: error }, 'a request failed');
  return isUnavailable(error)
    ? replyError('unavailable')
    : replyError('internal-error', {}, { id });
}
