import { type Game, isHolder } from '@/lib/game/game';
import { getServer } from '@/lib/server/getServer';
import { readDevice } from './device';
import { readNetwork } from './network';

/**
 * Whole seconds until the asking network may look for games, 0 for now. Whoever sits at the one
 * that they ask for need not guess, and never waits. Nothing is counted against a game: strangers
 * must not be able to close it to others, and what could be guessed of it, its digits, counts
 * its own tries.
 */
export async function secondsToWait(game: Game | undefined): Promise<number> {
  if (game !== undefined && isHolder(game, await readDevice())) return 0;
  const { rateLimiter } = await getServer();
  return rateLimiter.secondsToWait('guess', await readNetwork());
}

/** Counts a wrong guess: no such game, no such seat, not theirs, wrong digits. */
export async function countGuess(): Promise<void> {
  const { rateLimiter } = await getServer();
  await rateLimiter.count('guess', await readNetwork());
}
