import type { SeatNumber } from '@/lib/game/seat';
import type { TableClient } from './tableClient';
import type { Cast } from './waiting';

/** Tells the table what a seat says. */
export const castBy = (
  client: Pick<TableClient, 'answer' | 'callEnd'>,
  seat: SeatNumber,
  cast: Cast,
) =>
  'call' in cast ? client.callEnd(seat, cast.call) : client.answer(seat, cast.matter, cast.answer);
