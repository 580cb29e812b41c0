import type { PlayerCount } from '@/lib/data/terms';
import type { TableView } from '@/lib/game/views/views';
import { isPassAndPlay } from './questions';

/** Which of the allowed redeals for another number of players a table offers. */

type RedealTable = Pick<TableView, 'players' | 'seats' | 'you' | 'onePhone' | 'can'>;

/** The keys of the messages that name a number of players. */
export const NUMBER_KEYS = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' } as const;

const FEWER = [2, 3, 4] as const;

/** Whether one shared phone holds every seat. Then no vote is needed, and seats without a name count as free. */
const isAlone = (table: RedealTable): boolean =>
  isPassAndPlay(table) && table.you.length === table.seats.length;

/** The number of players known to sit at the table. */
export const sittingAt = (table: RedealTable): number =>
  table.seats.filter(({ claimed, name }) => (isAlone(table) ? name !== null : claimed)).length;

/** Whether other phones must agree first: once any clue has been looked at. */
export const asksOthers = ({ seats, you }: Pick<RedealTable, 'seats' | 'you'>): boolean =>
  seats.some(({ looks }) => looks.phones > 0) &&
  seats.some(({ seat, claimed }) => claimed && !you.includes(seat));

/** The numbers to offer: as many as are seated (on a shared phone, one seat fewer); one more if no seat is free. */
export function redealNumbers(table: RedealTable): {
  readonly these: 2 | 3 | 4 | undefined;
  readonly more: PlayerCount | undefined;
} {
  const { players, can } = table;
  const sitting = sittingAt(table);
  const fewer = isAlone(table) ? players - 1 : sitting;
  const isFull = isAlone(table) || sitting === players;
  return {
    these: FEWER.find(count => count === fewer && can.redeal.includes(count)),
    more: can.redeal.find(count => isFull && count === players + 1),
  };
}
