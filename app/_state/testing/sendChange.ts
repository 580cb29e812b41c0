import { drawChangeId } from '@/app/_api/changeId';
import type { SeatNumber } from '@/lib/board/players';
import type { RecordRequest } from '@/lib/game/record/recordView';
import type { ChangeId } from '@/lib/game/seats/seat';
import { motionView } from '@/lib/game/views/motionView';
import type { TableView } from '@/lib/game/views/views';
import type { Find, Motion, VoteAnswer } from '@/lib/game/votes/motion';
import { createChange, createVote } from '../changes';
import type { TableClient } from '../tableClient';
import type { AsyncResult } from '../trouble';

/** Changes that seats make in tests, sent as pages send them. */

type Client = Pick<TableClient, 'ask' | 'send'>;

/** A seat's answer to a question in its current state. */
export async function answer(
  client: Client,
  seat: SeatNumber,
  motion: Motion,
  reply: VoteAnswer,
): AsyncResult<TableView> {
  const table = await client.ask('showTable');
  if (!table.ok) return table;
  return client.send(createVote(table.value, seat, { motion: motionView(motion), answer: reply }));
}

export const callEnd = (client: Client, seat: SeatNumber, found: Find | null) =>
  answer(client, seat, { about: 'end', found }, 'agree');

/** `id` overrides the random change id. */
export function enter(
  client: Client,
  seat: SeatNumber,
  request: RecordRequest,
  id?: ChangeId,
): AsyncResult<TableView> {
  const entering = createChange({ type: 'record', seat, dealNumber: 1, request });
  return client.send(id === undefined ? entering : { ...entering, id });
}

export const look = (client: TableClient, seat: SeatNumber) =>
  client.ask('look', { seat, id: drawChangeId(), dealNumber: 1 });
