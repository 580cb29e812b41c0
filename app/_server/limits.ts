import { type Game, isHolder } from '@/lib/game/game';
import { getServer } from '@/lib/server/getServer';
import type { LimitedAction } from '@/lib/store/rateLimiter';
import { readDevice } from './device';
import { readNetwork } from './network';

/** The limits of a request: of its device or of its network. */
export interface Pace {
  /** The device's id, or the network. */
  readonly who: string;
  /** Counts an action; whole seconds to wait if it exceeds the limit, otherwise 0. */
  count(what: LimitedAction): Promise<number>;
  /** Whole seconds until such an action is allowed again; 0 means now. */
  secondsToWait(what: LimitedAction): Promise<number>;
}

/**
 * Decides which limits apply to a request. A device that holds a seat of the game has its own, which others in its
 * network cannot use up; it never waits for guesses, since hand-over digits have their own limit. All other devices of
 * a network share its limits, because cookies are free; their refused changes count only at that table. Nothing is
 * limited per table, because strangers could then lock others out of it.
 */
export async function paceOf(game?: Game): Promise<Pace> {
  const { rateLimiter } = await getServer();
  const device = game && (await readDevice());
  const isSeated = device !== undefined && game !== undefined && isHolder(game, device);
  const who = isSeated ? device : await readNetwork();
  const counts = isSeated ? rateLimiter.holders : rateLimiter;
  const key = (what: LimitedAction) => (what === 'refused' ? `${who} ${game?.code ?? ''}` : who);
  return {
    who,
    count: what => counts.count(what, key(what)),
    secondsToWait: what => counts.secondsToWait(what, key(what)),
  };
}
