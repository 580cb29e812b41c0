import { cache } from 'react';
import { parseGameCode } from '@/lib/game/gameCode';
import type { EveningView, TableView } from '@/lib/game/views/views';
import { ok, type Result, refused } from '@/lib/result';
import { getServer } from '@/lib/server/getServer';
import { log } from '@/lib/server/log';
import { onceInProcess } from '@/lib/server/once';
import { createQueues } from '@/lib/server/queues';
import { currentRequest } from '@/lib/server/requests';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import type { LoadRefusal } from '@/lib/table/dependencies';
import { showEvening } from '@/lib/table/showEvening';
import { showTable } from '@/lib/table/showTable';
import { isUnavailable } from '@/lib/table/unavailable';
import { readDevice } from './device';
import { type Pace, paceOf } from './limits';

/** Why a page has no table: it cannot be loaded, the server is unavailable, or the client has to wait `seconds`. */
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
 * Rendering a page takes longer than anything else here. So at most two pages are rendered at a time for each device
 * that holds a seat, and for each network without one: a client that requests many delays only itself. A queue of fifty
 * is long enough for all phones in a full room.
 */
const pageTurns = onceInProcess('pageTurns', () => createQueues({ atOnce: 2, longest: 50 }));
const SECONDS_IF_FULL = 5;
/** By then a page has been rendered, or is waiting for the database. */
const LONGEST_TURN_MILLISECONDS = 500;

/** Waits in the queue. The turn ends with the response, or after half a second. False if the queue is full. */
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
