import type { Game, UnnamedGame } from '../game/game';
import { settle } from '../game/moment';
import type { TableDependencies } from './dependencies';
import { Unavailable } from './unavailable';

/** That many codes in a row are taken only where something is wrong, or nearly all are. */
const MOST_TRIES = 20;

/** Has a new game kept under a code that no other game bears: `keep` gives nothing where one does. */
export async function createUnderFreeCode<T>(
  { repository, random, now }: TableDependencies,
  unnamed: UnnamedGame,
  keep: (game: Game) => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    // Where everybody sits and the map lies already, it begins at once.
    const kept = await keep(settle({ code: repository.drawCode(random), ...unnamed }, now()));
    if (kept !== undefined) return kept;
  }
  throw new Unavailable('no code is free');
}
