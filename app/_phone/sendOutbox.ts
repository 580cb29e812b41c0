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

/** Sends the server, from whichever page is open, what waits on this phone: at once, and else when it answers again. */
export function startSending(): () => void {
  let isWanted = true;
  let stopAwaiting: (() => void) | undefined;

  const send = oneAtATime(async () => {
    stopAwaiting?.();
    stopAwaiting = undefined;
    // What cannot be read now, or sent, is tried again.
    const isDone = await sendAll().catch(() => false);
    if (!isDone) awaitServer();
  });

  function awaitServer() {
    if (isWanted) stopAwaiting ??= whenBack(send);
  }

  // What nobody has begun to send can still be taken back unheard.
  const sendOrAwait = () => (isConnectionLost() ? awaitServer() : send());

  sendOrAwait();
  const unsubscribe = subscribeToOutbox(sendOrAwait);
  return () => {
    isWanted = false;
    unsubscribe();
    stopAwaiting?.();
  };
}

/** Whether nothing is left to be sent. */
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
  /** What waits at the table. */
  read(): Promise<List>;
  /** Changes that by a pure function. */
  change(change: (list: List) => List): Promise<void>;
  /** Called after each that has been sent, or is not to be sent any more. */
  onSent(answer: Result<TableView, Trouble>): void;
}

/**
 * Sends the server what waits at a table: one after the other, as long as it takes them. Where an answer is lost, or
 * two pages tell the same, the server knows each by its name.
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

  /** What could not be taken off the list is not sent over and over. */
  async function first(): Promise<Change | undefined> {
    return unsentIn(await read()).find(({ id }) => !sent.has(id));
  }
}
