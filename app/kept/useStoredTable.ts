'use client';

import { startTransition, useEffect, useState } from 'react';
import { subscribeToNews } from '@/app/_phone/phoneNews';
import { phoneTable } from '@/app/_phone/phoneTable';
import type { TableClient } from '@/app/_state/tableClient';
import { newTable, type OpenTable } from '@/app/_state/tables';
import type { Trouble } from '@/app/_state/trouble';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { Time } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import { ok, type Result, refused } from '@/lib/result';

type StoredTable = { readonly view: TableView } & (
  | { readonly table: OpenTable }
  /** A server's table from the cache, with the time of the last contact. */
  | { readonly lostSince: Time }
);

/** The table that this phone stores under the code; `undefined` while it is being read. */
export function useStoredTable(code: string): Result<StoredTable, Trouble> | undefined {
  const [stored, setStored] = useState<Result<StoredTable, Trouble>>();
  useEffect(() => {
    let isCurrent = true;
    const reading = isPhoneCode(code) ? readOwn(phoneTable(code)) : readCached(code);
    void reading.then(table => {
      // A transition renders in small steps, so that a slow phone stays responsive.
      if (isCurrent) startTransition(() => setStored(table));
    });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return stored;
}

async function readOwn(client: TableClient): Promise<Result<StoredTable, Trouble>> {
  const view = await client.ask('showTable');
  return view.ok ? ok({ view: view.value, table: newTable(view.value, client) }) : view;
}

async function readCached(code: string): Promise<Result<StoredTable, Trouble>> {
  const { readCachedTable } = await import('@/app/_phone/cachedTables');
  const cached = await readCachedTable(code);
  if (cached === undefined) return refused({ code: 'offline' });
  return ok({ view: cached.view, lostSince: cached.lastContactAt });
}

/** Whether the game has been deleted, in this tab or another, while its page was open. */
export function useDeleted(code: string): boolean {
  const [isDeleted, setDeleted] = useState(false);
  useEffect(
    () =>
      subscribeToNews(news => {
        if (news.code === code) setDeleted(news.version === undefined);
      }),
    [code],
  );
  return isDeleted;
}
