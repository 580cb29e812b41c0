'use client';

import { useState } from 'react';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import type { Change } from './changes';
import { useTable, useTableClient } from './TableProvider';
import type { AsyncResult, TableClient, Trouble } from './tableClient';
import type { SendResult } from './tableMemory';

/** The request state of one card or sheet: whether it is pending, and what went wrong. */
export function useRequest() {
  const client = useTableClient();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function request<T>(
    call: (client: TableClient) => AsyncResult<T>,
  ): Promise<Result<T, Trouble>> {
    setPending(true);
    setTrouble(undefined);
    const answer = await call(client);
    setPending(false);
    return answer;
  }

  /** Resolves to the answer; `undefined` if the call was refused, with the reason in `trouble`. */
  async function ask<T>(call: (client: TableClient) => AsyncResult<T>): Promise<T | undefined> {
    const answer = await request(call);
    if (answer.ok) return answer.value;
    setTrouble(answer.error);
    return undefined;
  }

  return { isPending, trouble, ask, request, setTrouble };
}

type TableCall = (client: TableClient) => AsyncResult<TableView>;

/**
 * Makes changes to the table. After a failure it loads the table, which shows why, or that the change was made and only
 * its answer was lost.
 */
export function useMove() {
  const { isPending, trouble, ask } = useRequest();
  const sendOrQueue = useTable(state => state.send);
  const receiveView = useTable(state => state.receiveView);
  const refresh = useTable(state => state.refresh);
  const dealNumber = useTable(state => state.view.dealNumber);

  async function run(
    call: TableCall | ((client: TableClient) => Promise<SendResult>),
  ): Promise<'acknowledged' | 'queued' | undefined> {
    const answer = await ask<TableView | 'queued'>(call);
    if (answer === 'queued') return answer;
    if (answer) receiveView(answer);
    else void refresh();
    return answer && 'acknowledged';
  }

  return {
    isPending,
    /** Why the last move was refused. */
    trouble,
    /** Makes a call for the deal on the page, and shows the resulting table. Resolves to whether it succeeded. */
    make: async (call: TableCall): Promise<boolean> =>
      (await run(client => call(client.inDeal(dealNumber)))) !== undefined,
    /**
     * Sends a seat's change. Resolves to whether the server has it, or the phone has queued it, which `mayQueue`
     * permits; `undefined` if it was refused.
     */
    send: (change: Change, mayQueue = true) =>
      run(client => (mayQueue ? sendOrQueue(change) : client.send(change))),
  };
}

export type Move = ReturnType<typeof useMove>;
