import { cache } from 'react';
import { parseGameCode } from '@/lib/game/gameCode';
import type { EveningView, TableView } from '@/lib/game/views/views';
import { ok, type Result, refused } from '@/lib/result';
import { getServer } from '@/lib/server/getServer';
import { log } from '@/lib/server/log';
import { onceInProcess } from '@/lib/server/once';
import { currentRequest } from '@/lib/server/requests';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { createTurns } from '@/lib/server/turns';
import type { LoadRefusal } from '@/lib/table/dependencies';
import { showEvening } from '@/lib/table/showEvening';
import { showTable } from '@/lib/table/showTable';
import { isUnavailable } from '@/lib/table/unavailable';
import { readDevice } from './device';
import { type Pace, paceOf } from './limits';

/** Why a page has no table: it cannot be loaded, too many guesses (`seconds` to wait), or no database. */
export type NoTableReason = LoadRefusal | 'unavailable' | { readonly seconds: number };

/** The table as the requesting device may see it. */
export const loadTable = cache((text: string) => orUnavailable(() => readTable(text)));

async function readTable(text: string): Promise<Result<TableView, NoTableReason>> {
  const code = parseGameCode(text);
  if (code === undefined) return refused('not-found');
  const { store } = await getServer();
  const game = await store.load(code);
  const pace = await paceOf(game.ok ? game.value : undefined);
  if (!(await isPageTurn(pace))) return refused({ seconds: SECONDS_IF_FULL });
  const seconds = await pace.secondsToWait('guess');
  if (seconds > 0) return refused({ seconds });
  if (game.ok)
    return ok(await showTable(await getTableDependencies(), game.value, await readDevice()));
  if (game.error === 'not-found') await pace.count('guess');
  return game;
}

/**
 * Rendering a page takes longer than anything else here, so each player, and each network of those who have no seat at
 * the table, has at most two rendered at a time: one that asks for many makes only itself wait. Fifty in line are more
 * than all phones of a full room.
 */
const pageTurns = onceInProcess('pageTurns', () => createTurns({ atOnce: 2, longest: 50 }));
const SECONDS_IF_FULL = 5;
/** A page is rendered by then, or waits for the database. */
const LONGEST_TURN_MILLISECONDS = 500;

/** Waits for its turn, which ends with the response; false if too many wait. */
async function isPageTurn({ who }: Pace): Promise<boolean> {
  const end = await pageTurns.take(who);
  if (end === undefined) return false;
  const { response } = currentRequest() ?? {};
  response?.once('finish', end);
  response?.once('close', end);
  setTimeout(end, LONGEST_TURN_MILLISECONDS).unref();
  return true;
}

/** The evening of a table, for devices that hold a seat. Does not count guesses: loading the table already does. */
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

/** Returns `unavailable` if the database or a worker is; rethrows any other error. */
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
