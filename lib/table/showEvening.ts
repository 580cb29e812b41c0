import { type Game, isEnded, isHolder } from '../game/game';
import type { DeviceId } from '../game/seats/seat';
import { eveningGame } from '../game/views/eveningView';
import type { EveningView } from '../game/views/views';
import { ok, type Result, refused } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';

/** Limit on the number of earlier games; no real evening has more. */
const MAX_GAMES = 40;

/**
 * The group's earlier games, plus this one once it has ended. Only for holders of a seat; all others receive the same
 * `not-found` as for a missing game. The list stops at the first earlier game that is no longer stored.
 */
export async function showEvening(
  { repository }: TableDependencies,
  game: Game,
  device: DeviceId | undefined,
): Promise<Result<EveningView, LoadRefusal>> {
  if (!isHolder(game, device)) return refused('not-found');
  const games = [];
  let each: Game | undefined = game;
  for (let steps = 0; each !== undefined && steps <= MAX_GAMES; steps++) {
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
