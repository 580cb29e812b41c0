import { readDevice } from '@/app/api/device';
import { sayTable } from '@/app/api/say';
import type { Game } from '@/lib/game/game';
import { type TableView, tableView } from '@/lib/game/views';
import { getServer } from '@/lib/server';

/** The table as the asking device may see it now. */
export async function showTable(game: Game): Promise<TableView> {
  const { store } = await getServer();
  const view = tableView(game, {
    device: await readDevice(),
    presence: await store.presence(game.code),
    now: Date.now(),
  });
  return sayTable(view);
}
