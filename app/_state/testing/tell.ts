import type { SaidTable } from '@/app/_words/said';
import type { Recording } from '@/lib/game/recordView';
import type { ChangeId } from '@/lib/game/seat';
import type { Matter } from '@/lib/game/votes';
import { type Cast, makeChange, makeVote } from '../changes';
import type { Answer, EndingCall, TableClient, VoteAnswer } from '../tableClient';

/** What seats do to a table in tests, as pages have it told. */

type Client = Pick<TableClient, 'loadTable' | 'tell'>;

/** A seat's answer to a question as it stands now. */
export const answer = (client: Client, seat: number, matter: Matter, said: VoteAnswer) =>
  cast(client, seat, { matter, answer: said });

export const callEnd = (client: Client, seat: number, call: EndingCall) =>
  cast(client, seat, { call });

/** Under a name that the test chooses, where it does. */
export function enter(
  client: Client,
  seat: number,
  recording: Recording,
  id?: ChangeId,
): Answer<SaidTable> {
  const entering = makeChange({ does: 'record', seat, recording });
  return client.tell(id === undefined ? entering : { ...entering, id });
}

export const look = (client: TableClient, seat: number) =>
  client.lookAtSeat(makeChange({ does: 'look', seat }));

async function cast(client: Client, seat: number, said: Cast): Answer<SaidTable> {
  const table = await client.loadTable();
  return table.ok ? client.tell(makeVote(table.value, seat, said)) : table;
}
