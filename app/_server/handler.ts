import type { Game } from '@/lib/game/game';
import { getServer } from '@/lib/server/getServer';
import { log } from '@/lib/server/log';
import { currentRequest } from '@/lib/server/requests';
import { isUnavailable } from '@/lib/table/unavailable';
import { isBadlyNamed } from './changeId';
import { countGuess, secondsToWait } from './guessing';
import { readNetwork } from './network';
import { isForeign } from './origin';
import { readCode } from './read';
import { replyError } from './reply';

/** A route's handler, and what Next gives it. */
type Handler<C> = (request: Request, context: C) => Promise<Response>;

interface Params<P> {
  readonly params: Promise<P>;
}

interface Options {
  /** Whether it costs the server much, and so may be asked only so often. */
  readonly isCostly?: boolean;
}

/** No such game, no such seat, not yours, wrong digits: what somebody who guesses meets. */
const WRONG_GUESS: readonly number[] = [403, 404];

/**
 * What every route does around its own work: refuses changes that another site's page asks for and
 * what is asked too often, and says so when the database, or we, do not do our part.
 */
export function handler<P extends object>(
  handle: Handler<Params<P>>,
  { isCostly = false }: Options = {},
): Handler<Params<P>> {
  return async (request, context) => {
    try {
      if (isForeign(request)) return await replyError('foreign-origin');
      if (!(await areTexts(context.params))) return await replyError('route-not-found');
      if (isBadlyNamed(request)) return await replyError('bad-change-id');
      const seconds = isCostly ? await countCostly() : 0;
      if (seconds > 0) return await replyError('too-many-requests', retryAfter(seconds));
      return await handle(request, context);
    } catch (error) {
      return replyFailure(error);
    }
  };
}

export const costlyHandler = <P extends object>(handle: Handler<Params<P>>) =>
  handler(handle, { isCostly: true });

/**
 * Next takes the brackets of our own folders literally where an address bears them, and then reads the
 * parameters from its query, in which each may stand twice. It gives none to a route that has none.
 */
const areTexts = async (params: Promise<object | undefined>): Promise<boolean> =>
  Object.values((await params) ?? {}).every(value => typeof value === 'string');

/** A route of one game, which is loaded first; whoever guesses is slowed down. */
export function gameHandler<P extends { code: string }>(
  handle: Handler<{ readonly path: P; readonly game: Game }>,
  options?: Options,
): Handler<Params<P>> {
  return handler(async (request, { params }) => {
    const path = await params;
    const { store } = await getServer();
    const game = await store.load(readCode(path));
    const seconds = await secondsToWait(game.ok ? game.value : undefined);
    if (seconds > 0) return replyError('too-many-guesses', retryAfter(seconds));

    const response = game.ok
      ? await handle(request, { path, game: game.value })
      : await replyError(game.error);
    if (WRONG_GUESS.includes(response.status)) await countGuess();
    return response;
  }, options);
}

async function countCostly(): Promise<number> {
  const { rateLimiter } = await getServer();
  return rateLimiter.count('costly', await readNetwork());
}

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });

/** The line in the log bears the id that whoever asks is told. */
function replyFailure(error: unknown): Promise<Response> {
  const id = currentRequest()?.id;
  log.error({ id, err: error }, 'a request failed');
  return isUnavailable(error) ? replyError('unavailable') : replyError('our-fault', {}, { id });
}
