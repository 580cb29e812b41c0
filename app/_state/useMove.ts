'use client';

import { useState } from 'react';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import type { Change } from './changes';
import { useTable, useTableClient } from './TableProvider';
import type { AsyncResult, TableClient, Trouble } from './tableClient';

/** What one card or sheet asks of the game: whether it waits for an answer, and what went wrong. */
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

  /** The answer; nothing if it was refused, and then `trouble` says why. */
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
  /** Has a seat's change made, or asks for one of the game; shows the table as it is then. Tells whether it was taken. */
  make(ask: Change | ((client: TableClient) => AsyncResult<TableView>)): Promise<boolean>;
}

/** A change that goes straight to the table. */
export function useMove(): Move {
  const { isWaiting, trouble, ask } = useRequest();
  const receiveView = useTable(state => state.receiveView);

  async function make(change: Parameters<Move['make']>[0]): Promise<boolean> {
    const view = await ask(typeof change === 'function' ? change : client => client.send(change));
    if (view) receiveView(view);
    return view !== undefined;
  }

  return { isWaiting, trouble, make };
}
