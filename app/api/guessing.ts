import { readAddress } from '@/app/api/address';
import { readDevice } from '@/app/api/device';
import { isHolder } from '@/lib/game/game';
import { getServer } from '@/lib/server';

/**
 * Whole seconds until the asking address may look for this game, 0 for now. Whoever sits at the
 * table need not guess, and never waits.
 */
export async function secondsToWait(code: string): Promise<number> {
  const { guesses, store } = await getServer();
  const waits = (await guessers(code)).map(guesser => guesses.secondsToWait(guesser));
  const seconds = Math.max(...(await Promise.all(waits)));
  if (seconds === 0) return 0;
  const [game, device] = [await store.load(code), await readDevice()];
  return game !== undefined && isHolder(game, device) ? 0 : seconds;
}

/** Counts a wrong guess: no such game, no such seat, not theirs, wrong digits. */
export async function countGuess(code: string): Promise<void> {
  const { guesses } = await getServer();
  for (const guesser of await guessers(code)) await guesses.count(guesser);
}

const guessers = async (code: string): Promise<readonly string[]> => [
  `address ${await readAddress()}`,
  `game ${code}`,
];
