import { type Change, isForNow, toTell, without } from '@/app/_state/changes';
import type { TableClient, Trouble } from '@/app/_state/tableClient';
import { withRefused, withTried } from '@/app/_state/waitingList';
import type { SaidTable } from '@/app/_words/said';
import type { Result } from '@/lib/result';

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
