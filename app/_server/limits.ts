import { type Game, isHolder } from '@/lib/game/game';
import { getServer } from '@/lib/server/getServer';
import type { LimitedAction } from '@/lib/store/rateLimiter';
import { readDevice } from './device';
import { readNetwork } from './network';

/** Counts an action of the requesting network; whole seconds that it must wait first, 0 if it may act. */
export async function countAction(what: LimitedAction): Promise<number> {
  const { rateLimiter } = await getServer();
  return rateLimiter.count(what, await readNetwork());
}

/** Whole seconds until the requesting network may act again; 0 means now. */
export async function secondsToWait(what: LimitedAction): Promise<number> {
  const { rateLimiter } = await getServer();
  return rateLimiter.secondsToWait(what, await readNetwork());
}

/**
 * Whole seconds until the requesting network may look for games again. A device that holds a seat of the game never
 * waits. Guesses are not counted per game, because strangers could then lock its players out; its hand-over digits have
 * a limit of their own.
 */
export async function secondsToLookFor(game: Game | undefined): Promise<number> {
  const isPlayer = game !== undefined && isHolder(game, await readDevice());
  return isPlayer ? 0 : secondsToWait('guess');
}
