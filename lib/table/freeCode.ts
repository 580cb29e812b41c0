import type { Game, UnnamedGame } from '../game/game';
import { applyConsequences } from '../game/stage';
import type { TableDependencies } from './dependencies';
import { Unavailable } from './unavailable';

/** So many taken codes in a row mean an error, or that nearly all codes are used. */
const MAX_TRIES = 20;

/**
 * Stores a new game under an unused code. `store` returns `undefined` if the code is taken. Throws `Unavailable` after
 * `MAX_TRIES` taken codes.
 */
export async function createWithFreeCode<T>(
  { repository, random, now }: TableDependencies,
  unnamed: UnnamedGame,
  store: (game: Game) => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    // `applyConsequences` starts the game at once if all seats are taken and the map is laid.
    const stored = await store(
      applyConsequences({ code: repository.drawCode(random), ...unnamed }, now()),
    );
    if (stored !== undefined) return stored;
  }
  throw new Unavailable('no code is free');
}
