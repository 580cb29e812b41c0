import type { SeatNumber } from '@/lib/game/seat';
import type { CallView } from '@/lib/game/views';
import type { TableClient } from './tableClient';
import type { AnyCast, Cast } from './waiting';

/** Tells the table what a seat says; `call` is what the end was asked for with then. */
export const castBy = (
  client: Pick<TableClient, 'answer' | 'callEnd'>,
  seat: SeatNumber,
  cast: AnyCast,
  call: CallView | null,
) =>
  'call' in cast
    ? client.callEnd(seat, cast.call)
    : client.answer(seat, cast.matter, cast.answer, call);

/** Whether it may be kept on the phone until there is a connection. */
export const canWait = (cast: AnyCast): cast is Cast =>
  'call' in cast || typeof cast.matter === 'string' || 'free' in cast.matter;
