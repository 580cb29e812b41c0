import { cache } from 'react';
import { countGuess, secondsToWait } from '@/app/api/guessing';
import { showTable } from '@/app/api/showTable';
import { parseGameCode } from '@/lib/game/gameCode';
import type { TableView } from '@/lib/game/views';
import { ok, type Result, refused } from '@/lib/result';
import { getServer } from '@/lib/server';
import type { Missing } from '@/lib/store/store';

/**
 * The table as the asking device may see it; nothing for a code that names none, and nothing to
 * somebody who has guessed too often.
 */
export const loadTable = cache(async (text: string): Promise<Result<TableView, Missing>> => {
  const code = parseGameCode(text);
  if (code === undefined || (await secondsToWait(code)) > 0) return refused('not-found');
  const game = await (await getServer()).store.load(code);
  if (game.ok) return ok(await showTable(game.value));
  if (game.error === 'not-found') await countGuess(code);
  return game;
});
