import { readAddress } from '@/app/api/address';
import { readDevice } from '@/app/api/device';
import { isHolder } from '@/lib/game/game';
import { getServer } from '@/lib/server';

/**
 * Whole seconds until the asking address may look for this game, 0 for now. Whoever sits at the
 * table need not guess, and never waits.
 */
export async function secondsToWait(code: string): Promise<number> {
  if (await isSeated(code)) return 0;
  const { guesses } = await getServer();
  const waits = (await guessers(code)).map(guesser => guesses.secondsToWait(guesser));
  return Math.max(...(await Promise.all(waits)));
}

/** Counts a wrong guess: no such game, no such seat, not theirs, wrong digits. */
export async function countGuess(code: string): Promise<void> {
  const { guesses } = await getServer();
  for (const guesser of await guessers(code)) await guesses.count(guesser);
}

/** Who is counted: the address, and the game where there could be one by that code. */
const guessers = async (code: string): Promise<readonly string[]> => [
  `address ${await readAddress()}`,
  ...(code === '' ? [] : [`game ${code}`]),
];

/** Asked first: most requests come from the table, and spare the limiter's two queries. */
async function isSeated(code: string): Promise<boolean> {
  const device = await readDevice();
  if (device === undefined) return false;
  const { store } = await getServer();
  const game = await store.load(code);
  return game.ok && isHolder(game.value, device);
}
