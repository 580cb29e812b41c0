import type { SeatNumber } from '@/lib/game/seat';
import type { TableClient } from './tableClient';
import type { AnyCast, Cast } from './waiting';

/** Tells the table what a seat says. */
export const castBy = (
  client: Pick<TableClient, 'answer' | 'callEnd'>,
  seat: SeatNumber,
  cast: AnyCast,
) =>
  'call' in cast ? client.callEnd(seat, cast.call) : client.answer(seat, cast.matter, cast.answer);

/** Whether it may be kept on the phone until there is a connection. */
export const canWait = (cast: AnyCast): cast is Cast =>
  'call' in cast || typeof cast.matter === 'string' || 'free' in cast.matter;
