import { type Change, isForNow, toTell, without } from '@/app/_state/changes';
import { oneAtATime } from '@/app/_state/oneAtATime';
import { remoteTable } from '@/app/_state/remoteTable';
import type { TableClient, Trouble } from '@/app/_state/tableClient';
import { tableAt } from '@/app/_state/tables';
import { withRefused, withTried } from '@/app/_state/waitingList';
import { isConnectionLost, whenBack } from '@/app/_ui/connection';
import type { SaidTable } from '@/app/_words/said';
import type { Result } from '@/lib/result';
import { changeOutbox, codesToTell, readOutbox } from './outbox';
import { hearOutbox, tellOutboxNews } from './outboxNews';

/** Tells the server, from whichever page is open, what waits on this phone: at once, and else when it answers again. */
export function startTelling(): () => void {
  let isWanted = true;
  let stopAwaiting: (() => void) | undefined;

  const tell = oneAtATime(async () => {
    stopAwaiting?.();
    stopAwaiting = undefined;
    // What cannot be read now, or told, is tried again.
    const isDone = await tellAll().catch(() => false);
    if (!isDone) awaitServer();
  });

  function awaitServer() {
    if (isWanted) stopAwaiting ??= whenBack(tell);
  }

  // What nobody has begun to tell can still be taken back unheard.
  const tellOrAwait = () => (isConnectionLost() ? awaitServer() : tell());

  tellOrAwait();
  const stopHearing = hearOutbox(tellOrAwait);
  return () => {
    isWanted = false;
    stopHearing();
    stopAwaiting?.();
  };
}

/** Whether nothing is left to be told. */
async function tellAll(): Promise<boolean> {
  for (const code of await codesToTell()) {
    await tellOutbox({
      client: remoteTable(code),
      read: () => readOutbox(code),
      change: change => changeOutbox(code, change),
      onTold(answer) {
        if (answer.ok) tableAt(code)?.getState().hear(answer.value);
        tellOutboxNews(code);
      },
    });
  }
  return (await codesToTell()).length === 0;
}

type List = readonly Change[];

export interface Telling {
  readonly client: Pick<TableClient, 'tell'>;
  /** What waits at the table. */
  read(): Promise<List>;
  /** Changes that by a pure function. */
  change(change: (list: List) => List): Promise<void>;
  /** Called after each that has been told, or is not to be told any more. */
  onTold(answer: Result<SaidTable, Trouble>): void;
}

/**
 * Tells the server what waits at a table: one after the other, as long as it takes them. Where an answer is lost, or
 * two pages tell the same, the server knows each by its name.
 */
export async function tellOutbox({ client, read, change, onTold }: Telling): Promise<void> {
  const told = new Set<string>();
  for (let next = await first(); next !== undefined; next = await first()) {
    const telling = next;
    if (!telling.isTried) await change(list => withTried(list, telling.id));
    const answer = await client.tell(telling);
    if (!answer.ok && isForNow(answer.error)) return;
    told.add(telling.id);
    await change(list =>
      answer.ok ? without(list, telling.id) : withRefused(list, telling, answer.error),
    );
    onTold(answer);
  }

  /** What could not be taken off the list is not told over and over. */
  async function first(): Promise<Change | undefined> {
    return toTell(await read()).find(({ id }) => !told.has(id));
  }
}
