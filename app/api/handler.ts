import { countGuess, secondsToWait } from '@/app/api/guessing';
import { isForeign } from '@/app/api/origin';
import { readCode } from '@/app/api/read';
import { replyError } from '@/app/api/reply';
import { log } from '@/lib/log';

/** A route's handler, and what Next gives it. */
type Handler<P> = (request: Request, context: { params: Promise<P> }) => Promise<Response>;

/** No such game, no such seat, not yours, wrong digits: what somebody who guesses meets. */
const WRONG_GUESS: readonly number[] = [403, 404];

/**
 * What every route does around its own work: refuses changes that another site's page asks for,
 * slows down whoever guesses, and says so when the database does not answer.
 */
export function handler<P extends object>(handle: Handler<P>): Handler<P> {
  return async (request, context) => {
    try {
      if (isForeign(request)) return replyError('foreign-origin');

      // Next gives no parameters to a route that has none.
      const params: { readonly code?: unknown } | undefined = await context.params;
      if (typeof params?.code !== 'string') return await handle(request, context);

      const code = readCode({ code: params.code });
      const seconds = await secondsToWait(code);
      if (seconds > 0) return replyError('too-many-guesses', { 'Retry-After': String(seconds) });

      const response = await handle(request, context);
      if (WRONG_GUESS.includes(response.status)) await countGuess(code);
      return response;
    } catch (error) {
      log.error({ err: error }, 'a request failed');
      return replyError('unavailable');
    }
  };
}
