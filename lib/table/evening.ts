import { isEnded } from '../game/consent';
import { type EveningView, eveningGame } from '../game/eveningView';
import { type Game, isHolder } from '../game/game';
import type { DeviceId } from '../game/seat';
import { ok, type Result, refused } from '../result';
import type { Missing } from './keeper';
import type { Outside } from './outside';

/** No evening is longer; and nobody reads more of it. */
const MOST_GAMES = 40;

/**
 * What these people have played before this game, and this game once it has ended. For who sits here: all others
 * get the answer of a game that is not there. What is no longer kept is where the evening begins.
 */
export async function showEvening(
  { keeper }: Outside,
  game: Game,
  device: DeviceId | undefined,
): Promise<Result<EveningView, Missing>> {
  if (!isHolder(game, device)) return refused('not-found');
  const games = [];
  let each: Game | undefined = game;
  for (let steps = 0; each !== undefined && steps <= MOST_GAMES; steps++) {
    if (isEnded(each)) games.push(eveningGame(each));
    each = await previousOf(keeper, each);
  }
  return ok({ games });
}

async function previousOf(
  keeper: Outside['keeper'],
  { previous }: Game,
): Promise<Game | undefined> {
  if (previous === null) return undefined;
  const found = await keeper.load(previous);
  return found.ok ? found.value : undefined;
}
