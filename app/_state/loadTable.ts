import { cache } from 'react';
import { readDevice } from '@/app/api/device';
import { parseGameCode } from '@/lib/game/gameCode';
import { type TableView, tableView } from '@/lib/game/views';
import { getStore } from '@/lib/server';

/** The table as the asking device may see it; nothing for a code that names none. */
export const loadTable = cache(async (text: string): Promise<TableView | undefined> => {
  const code = parseGameCode(text);
  if (code === undefined) return undefined;
  const game = await (await getStore()).load(code);
  return game && tableView(game, await readDevice());
});
