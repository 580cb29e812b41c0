import type { LocalizedTable } from '@/app/_words/localizedViews';
import type { RecordRequest } from '@/lib/game/record/recordView';
import type { ChangeId } from '@/lib/game/seats/seat';
import type { Motion } from '@/lib/game/votes/votes';
import { type CastVote, createChange, createVote } from '../changes';
import type { AsyncResult, EndingCall, TableClient, VoteAnswer } from '../tableClient';

/** What seats do to a table in tests, as pages have it told. */

type Client = Pick<TableClient, 'loadTable' | 'send'>;

/** A seat's answer to a question as it stands now. */
export const answer = (client: Client, seat: number, motion: Motion, said: VoteAnswer) =>
  cast(client, seat, { motion, answer: said });

export const callEnd = (client: Client, seat: number, call: EndingCall) =>
  cast(client, seat, { call });

/** Under a name that the test chooses, where it does. */
export function enter(
  client: Client,
  seat: number,
  request: RecordRequest,
  id?: ChangeId,
): AsyncResult<LocalizedTable> {
  const entering = createChange({ does: 'record', seat, request });
  return client.send(id === undefined ? entering : { ...entering, id });
}

export const look = (client: TableClient, seat: number) =>
  client.lookAtSeat(createChange({ does: 'look', seat }));

async function cast(client: Client, seat: number, said: CastVote): AsyncResult<LocalizedTable> {
  const table = await client.loadTable();
  return table.ok ? client.send(createVote(table.value, seat, said)) : table;
}
