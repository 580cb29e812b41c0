import { type Change, type Changes, unsentChanges, without } from '@/app/_state/changes';
import { oneAtATime } from '@/app/_state/oneAtATime';
import { withFailure, withRefused, withSent } from '@/app/_state/outboxChanges';
import { remoteTable } from '@/app/_state/remoteTable';
import type { TableClient } from '@/app/_state/tableClient';
import { isTemporary, type Trouble } from '@/app/_state/trouble';
import {
  isConnectionLost,
  isDisconnected,
  useConnection,
  whenReachable,
} from '@/app/_ui/connection';
import type { ChangeId } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import { changeOutbox, codesToSend, readOutbox } from './outbox';
import { outboxNews } from './outboxNews';

/**
 * Sends all outboxes of this phone, from any page: now, after each change, and when the server is reachable again.
 * Returns the function that stops it.
 */
export function startSending(): () => void {
  let isRunning = true;
  let stopAwaiting: (() => void) | undefined;

  const send = oneAtATime(async () => {
    stopAwaiting?.();
    stopAwaiting = undefined;
    await withTabLock(sendAll);
    if ((await codesToSend()).length > 0) awaitServer();
  });

  function awaitServer() {
    if (isRunning) stopAwaiting ??= whenReachable(send);
  }

  // Offline, changes stay unsent, so they can be withdrawn without a trace.
  const sendOrAwait = () => (isConnectionLost() ? awaitServer() : send());

  sendOrAwait();
  const unsubscribe = outboxNews.subscribe(({ about }) => {
    if (about === 'added') sendOrAwait();
  });
  const stopWatching = useConnection.subscribe((now, before) => {
    if (isDisconnected(before) && !isDisconnected(now)) send();
  });
  return () => {
    isRunning = false;
    unsubscribe();
    stopWatching();
    stopAwaiting?.();
  };
}

/** How long to wait for another tab, in ms: the browser may suspend it while it sends. */
const LOCK_TIMEOUT_MILLISECONDS = 5000;

/**
 * Runs the task while no other tab does. Without the Web Locks API, as over plain http, several tabs may send the same
 * change, which still counts once.
 */
async function withTabLock(task: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (!locks) return task();
  const signal = AbortSignal.timeout(LOCK_TIMEOUT_MILLISECONDS);
  const isGranted = locks.request('fieldbook-outbox', { signal }, async () => {
    await task();
    return true;
  });
  if (!(await isGranted.catch(() => false))) await task();
}

async function sendAll(): Promise<void> {
  for (const code of await codesToSend()) {
    await sendOutbox({
      client: remoteTable(code),
      read: async () => (await readOutbox(code)).changes,
      change: change => changeOutbox(code, change),
      onAnswer: (id, answer) => outboxNews.publish({ about: 'answered', code, id, answer }),
    });
  }
}

export interface OutboxSending {
  readonly client: Pick<TableClient, 'send'>;
  /** Reads the table's outbox. */
  read(): Promise<Changes>;
  /** Applies a pure function to the outbox. */
  change(change: (list: Changes) => Changes): Promise<void>;
  /** Called after each change that was sent or refused. */
  onAnswer(id: ChangeId, answer: Result<TableView, Trouble>): void;
}

/** A change is refused after this many internal errors, which takes half a minute with a retry every 3 s. */
const MAX_FAILURES = 10;

/**
 * Sends an outbox in order until a request fails temporarily. Resends after a lost response, or from two pages, are
 * idempotent: the server knows each change by its id.
 */
export async function sendOutbox({ client, read, change, onAnswer }: OutboxSending): Promise<void> {
  for (let next = await first(); next !== undefined; next = await first()) {
    const sending = next;
    if (!sending.wasSent) await change(list => withSent(list, sending.id));
    const answer = await client.send(sending);
    if (!answer.ok && isTemporary(answer.error)) {
      // A change on which the server itself fails must not block the others forever.
      if (answer.error.code !== 'internal-error') return;
      const failures = (sending.failures ?? 0) + 1;
      await change(list => withFailure(list, sending.id, failures));
      if (failures < MAX_FAILURES) return;
    }
    await change(list =>
      answer.ok ? without(list, sending.id) : withRefused(list, sending, answer.error),
    );
    onAnswer(sending.id, answer);
  }

  async function first(): Promise<Change | undefined> {
    return unsentChanges(await read())[0];
  }
}
