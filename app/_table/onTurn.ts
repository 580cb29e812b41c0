import { interpretView } from '@/lib/game/record/recordView';
import type { SeatSummary, TableView } from '@/lib/game/views/views';
import { hasEntries } from './tableFacts';

/** Whose turn it is according to the record; `undefined` while it has no pieces. */
export function onTurn({
  record,
  players,
  order,
  seats,
}: Pick<TableView, 'record' | 'players' | 'order' | 'seats'>): SeatSummary | undefined {
  if (!hasEntries({ record })) return undefined;
  const { player } = interpretView({ record, players, order });
  return player === undefined ? undefined : seats[player];
}
