import { type Change, isTemporary, unsentIn, without } from '@/app/_state/changes';
import { oneAtATime } from '@/app/_state/oneAtATime';
import { remoteTable } from '@/app/_state/remoteTable';
import type { TableClient, Trouble } from '@/app/_state/tableClient';
import { findTableStore } from '@/app/_state/tables';
import { withRefused, withSent } from '@/app/_state/waitingList';
import { isConnectionLost, whenBack } from '@/app/_ui/connection';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import { changeOutbox, codesToSend, readOutbox } from './outbox';
import { publishOutboxNews, subscribeToOutbox } from './outboxNews';

/**
 * Sends all outboxes of this phone, from any page: now, after each change, and when the server is reachable again.
 * Returns the function that stops it.
 */
export function startSending(): () => void {
  let isWanted = true;
  let stopAwaiting: (() => void) | undefined;

  const send = oneAtATime(async () => {
    stopAwaiting?.();
    stopAwaiting = undefined;
    // A failed read or request is retried.
    const isDone = await sendAll().catch(() => false);
    if (!isDone) awaitServer();
  });

  function awaitServer() {
    if (isWanted) stopAwaiting ??= whenBack(send);
  }

  // Offline, changes stay unsent, so they can be withdrawn without a trace.
  const sendOrAwait = () => (isConnectionLost() ? awaitServer() : send());

  sendOrAwait();
  const unsubscribe = subscribeToOutbox(sendOrAwait);
  return () => {
    isWanted = false;
    unsubscribe();
    stopAwaiting?.();
  };
}

/** Resolves to true if all outboxes are empty. */
async function sendAll(): Promise<boolean> {
  for (const code of await codesToSend()) {
    await sendOutbox({
      client: remoteTable(code),
      read: () => readOutbox(code),
      change: change => changeOutbox(code, change),
      onSent(answer) {
        if (answer.ok) findTableStore(code)?.getState().receiveView(answer.value);
        publishOutboxNews(code);
      },
    });
  }
  return (await codesToSend()).length === 0;
}

type List = readonly Change[];

export interface OutboxSending {
  readonly client: Pick<TableClient, 'send'>;
  /** Reads the table's outbox. */
  read(): Promise<List>;
  /** Applies a pure function to the outbox. */
  change(change: (list: List) => List): Promise<void>;
  /** Called after each change that was sent or refused. */
  onSent(answer: Result<TableView, Trouble>): void;
}

/**
 * Sends an outbox in order until a request fails temporarily. Resends after a lost response, or from two pages, are
 * idempotent: the server knows each change by its id.
 */
export async function sendOutbox({ client, read, change, onSent }: OutboxSending): Promise<void> {
  const sent = new Set<string>();
  for (let next = await first(); next !== undefined; next = await first()) {
    const sending = next;
    if (!sending.wasSent) await change(list => withSent(list, sending.id));
    const answer = await client.send(sending);
    if (!answer.ok && isTemporary(answer.error)) return;
    sent.add(sending.id);
    await change(list =>
      answer.ok ? without(list, sending.id) : withRefused(list, sending, answer.error),
    );
    onSent(answer);
  }

  /** Skips changes that were sent but could not be removed from the list. */
  async function first(): Promise<Change | undefined> {
    return unsentIn(await read()).find(({ id }) => !sent.has(id));
  }
}
