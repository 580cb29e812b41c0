import type { ClueId } from '../clues/clue';
import { dealtIn, type Game, isEnded } from '../game/game';
import type { DeviceId } from '../game/seats/seat';
import { tableView } from '../game/views/tableView';
import type { TableView } from '../game/views/views';
import type { Hint } from '../solver/hints';
import type { TableDependencies } from './dependencies';

/** A table as it leaves the core: clues and hints are told by their names. */
export type UnlocalizedTable = TableView<ClueId, Hint>;

/** The table as the asking device may see it now. */
export async function showTable(
  { presence, now, runTask }: TableDependencies,
  game: Game,
  device: DeviceId | undefined,
): Promise<UnlocalizedTable> {
  return tableView(game, {
    device,
    presence: await presence(game.code),
    now: now(),
    // To reckon it takes up to 20 ms, which others need not wait for: a server does it in a worker and remembers it.
    ...(isEnded(game) && {
      fairness: await runTask('fairness', { ...dealtIn(game), before: game.before }),
    }),
  });
}
