'use client';

import { useState } from 'react';
import type { TableView } from '@/lib/game/views';
import { useTable, useTableClient } from './TableProvider';
import type { Answer, TableClient, Trouble } from './tableClient';

export interface Wish {
  readonly isWaiting: boolean;
  /** Why the last wish did not come true. */
  readonly trouble: Trouble | undefined;
  /** Asks for a change of the game. Tells whether it came about; the table is shown as it is then. */
  make(ask: (client: TableClient) => Answer<TableView>): Promise<boolean>;
}

/** What one card or sheet asks of the game: whether it waits for an answer, and what went wrong. */
export function useWish(): Wish {
  const client = useTableClient();
  const hear = useTable(state => state.hear);
  const [isWaiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function make(ask: (client: TableClient) => Answer<TableView>): Promise<boolean> {
    setWaiting(true);
    setTrouble(undefined);
    const answer = await ask(client);
    if (answer.ok) hear(answer.value);
    else setTrouble(answer.error);
    setWaiting(false);
    return answer.ok;
  }

  return { isWaiting, trouble, make };
}
