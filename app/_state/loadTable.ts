import { cache } from 'react';
import { countGuess, secondsToWait } from '@/app/api/guessing';
import { showTable } from '@/app/api/showTable';
import { parseGameCode } from '@/lib/game/gameCode';
import type { TableView } from '@/lib/game/views';
import { getServer } from '@/lib/server';

/**
 * The table as the asking device may see it; nothing for a code that names none, and nothing to
 * somebody who has guessed too often.
 */
export const loadTable = cache(async (text: string): Promise<TableView | undefined> => {
  const code = parseGameCode(text);
  if (code === undefined || (await secondsToWait(code)) > 0) return undefined;
  const game = await (await getServer()).store.load(code);
  if (game === undefined) await countGuess(code);
  return game && showTable(game);
});
