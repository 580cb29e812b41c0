import { randomBytes } from 'node:crypto';
import type { Game } from '@/lib/game/game';
import { drawGameCode } from '@/lib/game/gameCode';
import { createRandom } from '@/lib/random';
import { getServer } from '@/lib/server';

/** Keeps a new game under a code that no other game bears. */
export async function keepGame(make: (code: string) => Game): Promise<Game> {
  const { store } = await getServer();
  const random = createRandom(randomBytes(16).toString('base64url'), 'code');
  for (;;) {
    const game = make(drawGameCode(random));
    if (await store.create(game)) return game;
  }
}
