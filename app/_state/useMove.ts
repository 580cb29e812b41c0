'use client';

import { useState } from 'react';
import type { AnswerOf, TableCallName } from '@/app/_api/tableRuns';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import type { Change, VoteChange } from './changes';
import { useTable, useTableClient } from './TableProvider';
import type { CallInput } from './tableClient';
import type { SendResult } from './tableMemory';
import type { AsyncResult, Trouble } from './trouble';

/** The request state of one card or sheet: whether it is pending, and what went wrong. */
export function useRequest() {
  const client = useTableClient();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function run<T>(call: () => AsyncResult<T>): Promise<Result<T, Trouble>> {
    setPending(true);
    setTrouble(undefined);
    const answer = await call();
    setPending(false);
    return answer;
  }

  const request = <N extends TableCallName>(
    name: N,
    input?: CallInput<N>,
  ): Promise<Result<AnswerOf<N>, Trouble>> => run(() => client.ask(name, input));

  /** The answer; `undefined` if it was refused, with the reason in `trouble`. */
  async function ask<N extends TableCallName>(
    name: N,
    input?: CallInput<N>,
  ): Promise<AnswerOf<N> | undefined> {
    const answer = await request(name, input);
    if (answer.ok) return answer.value;
    setTrouble(answer.error);
    return undefined;
  }

  return { isPending, trouble, ask, request, run, setTrouble };
}

/** Calls that return the table. */
type TableChangingCall = {
  [N in TableCallName]: AnswerOf<N> extends TableView ? N : never;
}[TableCallName];

/**
 * Makes changes to the table. After a failure it loads the table, which shows why, or that the change was made and only
 * its answer was lost.
 */
export function useMove() {
  const client = useTableClient();
  const { isPending, trouble, run, setTrouble } = useRequest();
  const sendOrQueue = useTable(state => state.send);
  const receiveView = useTable(state => state.receiveView);
  const refresh = useTable(state => state.refresh);
  const dealNumber = useTable(state => state.view.dealNumber);

  async function move(call: () => Promise<SendResult>): Promise<boolean> {
    const answer = await run<TableView | 'queued'>(call);
    if (!answer.ok) {
      setTrouble(answer.error);
      void refresh();
    } else if (answer.value !== 'queued') receiveView(answer.value);
    return answer.ok;
  }

  return {
    isPending,
    /** Why the last move was refused. */
    trouble,
    /** Makes a call for the deal on the page, and shows the resulting table. Resolves to whether it succeeded. */
    make: <N extends TableChangingCall>(name: N, input?: CallInput<N>): Promise<boolean> =>
      move(() => client.ask(name, { ...input, dealNumber } as CallInput<N>)),
    /** Sends a seat's change or vote. Resolves to whether the server has it or, only for changes, the phone has queued it. */
    send: (change: Change | VoteChange) =>
      move(() => (change.type === 'vote' ? client.send(change) : sendOrQueue(change))),
  };
}

export type SendMove = ReturnType<typeof useMove>;
