import { type Game, isEnded, isHolder } from '../game/game';
import type { DeviceId } from '../game/seats/seat';
import { type EveningView, eveningGame } from '../game/views/eveningView';
import { ok, type Result, refused } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';

/** No evening is longer; and nobody reads more of it. */
const MOST_GAMES = 40;

/**
 * What these people have played before this game, and this game once it has ended. For who sits here: all others
 * get the answer of a game that is not there. What is no longer kept is where the evening begins.
 */
export async function showEvening(
  { repository }: TableDependencies,
  game: Game,
  device: DeviceId | undefined,
): Promise<Result<EveningView, LoadRefusal>> {
  if (!isHolder(game, device)) return refused('not-found');
  const games = [];
  let each: Game | undefined = game;
  for (let steps = 0; each !== undefined && steps <= MOST_GAMES; steps++) {
    if (isEnded(each)) games.push(eveningGame(each));
    each = await previousOf(repository, each);
  }
  return ok({ games });
}

async function previousOf(
  repository: TableDependencies['repository'],
  { previous }: Game,
): Promise<Game | undefined> {
  if (previous === null) return undefined;
  const found = await repository.load(previous);
  return found.ok ? found.value : undefined;
}
