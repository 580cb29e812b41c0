import { cache } from 'react';
import { parseGameCode } from '@/lib/game/gameCode';
import type { TableView } from '@/lib/game/views';
import { ok, type Result, refused } from '@/lib/result';
import { getServer } from '@/lib/server/open';
import type { Missing } from '@/lib/store/store';
import { countGuess, secondsToWait } from './guessing';
import { showTable } from './showTable';

/** Why a page has no table to show: there is none, or who asks has guessed too often. */
export type NoTableReason = Missing | { readonly seconds: number };

/** The table as the asking device may see it. */
export const loadTable = cache(async (text: string): Promise<Result<TableView, NoTableReason>> => {
  const code = parseGameCode(text);
  if (code === undefined) return refused('not-found');
  const { store } = await getServer();
  const game = await store.load(code);
  const seconds = await secondsToWait(game.ok ? game.value : undefined);
  if (seconds > 0) return refused({ seconds });
  if (game.ok) return ok(await showTable(game.value));
  if (game.error === 'not-found') await countGuess();
  return game;
});
