import type { Game } from '@/lib/game/game';
import { type Presence, type TableView, tableView } from '@/lib/game/views';
import { log } from '@/lib/server/log';
import { getServer } from '@/lib/server/open';
import { readDevice } from './device';
import { sayTable } from './say';

/** The table as the asking device may see it now. */
export async function showTable(game: Game): Promise<TableView> {
  const view = tableView(game, {
    device: await readDevice(),
    presence: await readPresence(game.code),
    now: Date.now(),
  });
  return sayTable(view);
}

/** Who is here is worth knowing, not worth failing for: what the table just changed is kept. */
async function readPresence(code: string): Promise<Presence> {
  try {
    const { store } = await getServer();
    return await store.presence(code);
  } catch (error) {
    log.warn({ err: error }, 'presence was not read');
    return new Map();
  }
}
