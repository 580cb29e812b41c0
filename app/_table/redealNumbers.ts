import { PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';
import type { TableView } from '@/lib/game/views/views';
import { isPassAndPlay } from './questions';

/** A new deal for another number of players, as far as a phone can tell from the table's view. */

type RedealTable = Pick<TableView, 'players' | 'phase' | 'record' | 'seats' | 'you' | 'onePhone'>;

/** The keys of the messages that name a number of players. */
export const NUMBER_KEYS = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' } as const;

/** Whether a phone goes round that holds every seat: it decides by itself, and a seat without a name is free. */
const isAlone = (table: RedealTable): boolean =>
  isPassAndPlay(table) && table.you.length === table.seats.length;

/** How many people are known to sit here. */
export const sittingAt = (table: RedealTable): number =>
  table.seats.filter(({ claimed, name }) => (isAlone(table) ? name !== null : claimed)).length;

/** Whether the table can be redealt for that many. */
export const canRedealFor = (table: RedealTable, players: number): players is PlayerCount =>
  PLAYER_COUNTS.some(count => count === players) &&
  players !== table.players &&
  players >= sittingAt(table) &&
  table.phase === 'playing' &&
  (table.record?.entries.length ?? 0) === 0;

/** The numbers that a table may want to be redealt for: for those who are here, and for one more than have a seat. */
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
