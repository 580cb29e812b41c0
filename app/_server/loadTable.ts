import { cache } from 'react';
import { parseGameCode } from '@/lib/game/gameCode';
import type { EveningView } from '@/lib/game/views/eveningView';
import type { TableView } from '@/lib/game/views/views';
import { ok, type Result, refused } from '@/lib/result';
import { getServer } from '@/lib/server/getServer';
import { log } from '@/lib/server/log';
import { currentRequest } from '@/lib/server/requests';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import type { LoadRefusal } from '@/lib/table/dependencies';
import { showEvening } from '@/lib/table/showEvening';
import { showTable } from '@/lib/table/showTable';
import { isUnavailable } from '@/lib/table/unavailable';
import { readDevice } from './device';
import { countGuess, secondsToWait } from './guessing';

/** Why a page has no table to show: there is none, who asks has guessed too often, or the database is away. */
export type NoTableReason = LoadRefusal | 'unavailable' | { readonly seconds: number };

/** The table as the asking device may see it. */
export const loadTable = cache((text: string) => orUnavailable(() => readTable(text)));

async function readTable(text: string): Promise<Result<TableView, NoTableReason>> {
  const code = parseGameCode(text);
  if (code === undefined) return refused('not-found');
  const { store } = await getServer();
  const game = await store.load(code);
  const seconds = await secondsToWait(game.ok ? game.value : undefined);
  if (seconds > 0) return refused({ seconds });
  if (game.ok)
    return ok(await showTable(await getTableDependencies(), game.value, await readDevice()));
  if (game.error === 'not-found') await countGuess();
  return game;
}

/** The evening of a table, where the asking device sits at it; guesses are counted as the table itself is loaded. */
export const loadEvening = (
  text: string,
): Promise<Result<EveningView, LoadRefusal | 'unavailable'>> =>
  orUnavailable(async () => {
    const code = parseGameCode(text);
    if (code === undefined) return refused('not-found');
    const { store } = await getServer();
    const game = await store.load(code);
    return game.ok
      ? showEvening(await getTableDependencies(), game.value, await readDevice())
      : game;
  });

/** What a page loads, or that the database, or who works for us, does not do its part; any other fault is thrown. */
async function orUnavailable<T, E>(
  load: () => Promise<Result<T, E>>,
): Promise<Result<T, E | 'unavailable'>> {
  try {
    return await load();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error({ id: currentRequest()?.id, err: error }, 'a page failed');
    return refused('unavailable');
  }
}
