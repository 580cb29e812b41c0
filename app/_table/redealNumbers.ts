import { PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';
import type { TableView } from '@/lib/game/views/views';
import { isPassAndPlay } from './questions';

/** A redeal for another number of players, as far as the table's view shows what is possible. */

type RedealTable = Pick<TableView, 'players' | 'phase' | 'record' | 'seats' | 'you' | 'onePhone'>;

/** The keys of the messages that name a number of players. */
export const NUMBER_KEYS = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' } as const;

/** Whether one shared phone holds every seat. It needs no vote, and seats without a name count as free. */
const isAlone = (table: RedealTable): boolean =>
  isPassAndPlay(table) && table.you.length === table.seats.length;

/** How many players are known to sit at the table. */
export const sittingAt = (table: RedealTable): number =>
  table.seats.filter(({ claimed, name }) => (isAlone(table) ? name !== null : claimed)).length;

/** Whether the table can be redealt for that many players. */
export const canRedealFor = (table: RedealTable, players: number): players is PlayerCount =>
  PLAYER_COUNTS.some(count => count === players) &&
  players !== table.players &&
  players >= sittingAt(table) &&
  table.phase === 'playing' &&
  (table.record?.entries.length ?? 0) === 0;

/** Whether other phones must agree first: once any clue has been looked at. */
export const asksOthers = ({ seats, you }: Pick<RedealTable, 'seats' | 'you'>): boolean =>
  seats.some(({ looks }) => looks.phones > 0) &&
  seats.some(({ seat, claimed }) => claimed && !you.includes(seat));

/** The numbers to offer: the seated players (or one fewer on a shared phone), and one more than there are seats. */
export function redealNumbers(table: RedealTable): {
  readonly these: 2 | 3 | 4 | undefined;
  readonly more: PlayerCount | undefined;
} {
  const { players } = table;
  const sitting = sittingAt(table);
  const [these, more] = [isAlone(table) ? players - 1 : sitting, players + 1];
  const isFull = isAlone(table) || sitting === players;
  return {
    these: canRedealFor(table, these) && these !== 5 ? these : undefined,
    more: isFull && canRedealFor(table, more) ? more : undefined,
  };
}
