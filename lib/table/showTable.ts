import { dealOf, type Game, isEnded } from '../game/game';
import type { DeviceId } from '../game/seats/seat';
import { tableView } from '../game/views/tableView';
import type { TableView } from '../game/views/views';
import type { TableDependencies } from './dependencies';

/** The table as the requesting device may see it now. */
export async function showTable(
  { presence, now, runTask }: TableDependencies,
  game: Game,
  device: DeviceId | undefined,
): Promise<TableView> {
  return tableView(game, {
    device,
    presence: await presence(game.code),
    now: now(),
    // Takes up to 20 ms to compute: a server runs it in a worker and caches it, so that other requests do not wait.
    ...(isEnded(game) && {
      fairness: await runTask('fairness', { ...dealOf(game), earlierSets: game.earlierSets }),
    }),
  });
}
