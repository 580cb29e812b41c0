import { castBy } from '@/app/_state/castBy';
import type { TableClient, Trouble } from '@/app/_state/tableClient';
import {
  isForNow,
  nextToTell,
  type Waiting,
  withHeld,
  without,
  withRefused,
} from '@/app/_state/waiting';
import type { SaidTable } from '@/app/_words/said';
import type { Time } from '@/lib/game/seat';
import { ok, type Result, refused } from '@/lib/result';
import { fateOf } from './fate';

/** For so long a page has for itself what it tells: as long as it waits for the table, and then for its answer. */
const HELD_MILLISECONDS = 30_000;

export type Client = Pick<
  TableClient,
  'loadTable' | 'lookAtSeat' | 'answer' | 'callEnd' | 'record'
>;

export interface Telling {
  readonly client: Client;
  /** What waits at the table after a pure change. */
  change(change: (list: readonly Waiting[]) => readonly Waiting[]): Promise<readonly Waiting[]>;
  now(): Time;
  /** Called after each that has been told, or is not to be told any more. */
  onTold(): void;
}

/**
 * Tells the server what waits at a table: in order, each once, as long as it takes it. Whether something has
 * arrived already, or comes too late, is decided by the table as it stands now.
 */
export async function tellOutbox(telling: Telling): Promise<void> {
  const { change, now, onTold } = telling;
  for (let held = await hold(telling); held !== undefined; held = await hold(telling)) {
    const { id } = held;
    const told = await tell(held, telling.client);
    if (!told.ok && isForNow(told.error)) {
      await change(list => withHeld(list, id, now()));
      return;
    }
    await change(list => (told.ok ? without(list, id) : refuse(list, held, told.error)));
    onTold();
  }
}

async function hold({ change, now }: Telling): Promise<Waiting | undefined> {
  let first: Waiting | undefined;
  await change(list => {
    first = nextToTell(list, now());
    return first ? withHeld(list, first.id, now() + HELD_MILLISECONDS) : list;
  });
  return first;
}

/** Nobody is told of a look that was not counted: the seat is not theirs any more. */
const refuse = (list: readonly Waiting[], { id, does }: Waiting, trouble: Trouble) =>
  does === 'look' ? without(list, id) : withRefused(list, id, trouble);

async function tell(waiting: Waiting, client: Client): Promise<Result<unknown, Trouble>> {
  // The table knows by itself what it has heard before: an entry says how many its phone saw (`game/entering`).
  if (waiting.does === 'record') return client.record(waiting.seat, waiting.recording);
  const table = await client.loadTable();
  if (!table.ok) return table;
  if (waiting.does === 'look') return tellLook(waiting.seat, table.value, client);
  const fate = fateOf(waiting, table.value);
  if (fate === 'done') return ok(undefined);
  if (fate !== 'tell') return refused({ code: fate });
  return castBy(client, waiting.seat, waiting.cast, waiting.question.call);
}

/** After the end nobody counts looks; to ask for somebody else's seat would be a guess. */
async function tellLook(seat: number, { phase, you }: SaidTable, client: Client) {
  if (phase === 'ended' || !you.includes(seat)) return ok(undefined);
  return client.lookAtSeat(seat);
}
