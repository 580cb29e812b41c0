import { randomBytes } from 'node:crypto';
import type { Game, UnnamedGame } from '@/lib/game/game';
import { drawGameCode } from '@/lib/game/gameCode';
import { createRandom } from '@/lib/random';
import { getServer } from '@/lib/server/open';
import { Unavailable } from '@/lib/store/unavailable';

/** That many codes in a row are taken only where something is wrong, or nearly all are. */
const MOST_TRIES = 20;

/** Keeps a new game under a code that no other game bears. */
export async function keepGame(unnamed: UnnamedGame): Promise<Game> {
  const { store } = await getServer();
  const random = createRandom(randomBytes(16).toString('base64url'), 'code');
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const game = { code: drawGameCode(random), ...unnamed };
    if (await store.create(game)) return game;
  }
  throw new Unavailable('no code is free');
}
