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
 * Who is paced as whom, for every limit. A device that holds a seat of the game has a pace of its own, which nothing
 * done by others in its network uses up; it does not wait for guesses, since hand-over digits have a limit of their own.
 * Any other device has its network's, because cookies are free; what it is refused holds its network back at that table
 * alone. No count is of a table as a whole: strangers could lock others out of it.
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
