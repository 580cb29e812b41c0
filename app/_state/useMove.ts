'use client';

import { useState } from 'react';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import type { Change } from './changes';
import { useTable, useTableClient } from './TableProvider';
import type { AsyncResult, TableClient, Trouble } from './tableClient';

/** The request state of one card or sheet: whether it is pending, and what went wrong. */
export function useRequest() {
  const client = useTableClient();
  const [isWaiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function answerTo<T>(
    call: (client: TableClient) => AsyncResult<T>,
  ): Promise<Result<T, Trouble>> {
    setWaiting(true);
    setTrouble(undefined);
    const answer = await call(client);
    setWaiting(false);
    return answer;
  }

  /** The answer; `undefined` if it was refused, with the reason in `trouble`. */
  async function ask<T>(call: (client: TableClient) => AsyncResult<T>): Promise<T | undefined> {
    const answer = await answerTo(call);
    if (answer.ok) return answer.value;
    setTrouble(answer.error);
    return undefined;
  }

  return { isWaiting, trouble, ask, answerTo, setTrouble };
}

export interface Move {
  readonly isWaiting: boolean;
  /** Why the last move was refused. */
  readonly trouble: Trouble | undefined;
  /** Sends a seat's change or any other call, and shows the resulting table. Resolves to whether it succeeded. */
  make(ask: Change | ((client: TableClient) => AsyncResult<TableView>)): Promise<boolean>;
}

/**
 * For changes that bypass the outbox. After a failure it loads the table, which shows why, or that the change was made
 * and only its answer lost.
 */
export function useMove(): Move {
  const { isWaiting, trouble, ask } = useRequest();
  const receiveView = useTable(state => state.receiveView);
  const refresh = useTable(state => state.refresh);

  async function make(change: Parameters<Move['make']>[0]): Promise<boolean> {
    const view = await ask(typeof change === 'function' ? change : client => client.send(change));
    if (view) receiveView(view);
    else void refresh();
    return view !== undefined;
  }

  return { isWaiting, trouble, make };
}
