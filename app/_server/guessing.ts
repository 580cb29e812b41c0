import { type Game, isHolder } from '@/lib/game/game';
import { getServer } from '@/lib/server/getServer';
import { readDevice } from './device';
import { readNetwork } from './network';

/**
 * Whole seconds until the requesting network may look for games again; 0 means now. A device that holds a seat of the
 * game never waits. Guesses are not counted per game, because strangers could then lock its players out; its hand-over
 * digits have a limit of their own.
 */
export async function secondsToWait(game: Game | undefined): Promise<number> {
  if (game !== undefined && isHolder(game, await readDevice())) return 0;
  const { rateLimiter } = await getServer();
  return rateLimiter.secondsToWait('guess', await readNetwork());
}

/** Counts a wrong guess: an unknown game, an unknown seat, another device's seat, or wrong digits. */
export async function countGuess(): Promise<void> {
  const { rateLimiter } = await getServer();
  await rateLimiter.count('guess', await readNetwork());
}
