import type { RecordChange } from '@/app/_state/changes';
import type { TableState } from '@/app/_state/tableStore';
import { hexOf, type PlaceView, type SeatSummary, type TableView } from '@/lib/game/views/views';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { openQuestion } from './questions';

/** The space of a find, while the table votes on it. */
export function calledHex(table: Pick<TableView, 'questions'>): Hex | undefined {
  const space = openQuestion(table, 'end')?.motion.found?.space;
  return space == null ? undefined : hexOf(space);
}

/** The spaces of wrong finds; `undefined` if there are none. */
export const missedHexes = ({ misses }: Pick<TableView, 'misses'>): HexSet | undefined =>
  misses.length === 0 ? undefined : HexSet.of(misses.flatMap(({ space }) => hexOf(space) ?? []));

/** A space's name, as in "E2"; empty if it is outside the map. */
export function spaceName(place: PlaceView): string {
  const hex = hexOf(place);
  return hex === undefined ? '' : formatHex(hex);
}

/** Whether pieces are recorded: from then on, only an entry changes the order, and the game can be replayed. */
export const hasEntries = ({ record }: Pick<TableView, 'record'>): boolean =>
  record !== null && record.entries.length > 0;

/** The habitat's hex, once the view contains it. */
export const habitatHex = (place: TableView['habitat']): Hex | undefined => place && hexOf(place);

/** Taken seats whose phones are away. This phone's own seats never count. */
export const awayFrom = ({
  seats,
  you,
}: Pick<TableView, 'seats' | 'you'>): readonly SeatSummary[] =>
  seats.filter(({ seat, claimed, connected }) => claimed && !connected && !you.includes(seat));

export const isFull = (seats: readonly SeatSummary[]): boolean =>
  seats.every(({ claimed }) => claimed);

/** This phone's entries on the record that were refused, oldest first. */
export const refusedEntries = ({ changes }: Pick<TableState, 'changes'>): readonly RecordChange[] =>
  changes.filter(each => each.type === 'record').filter(each => each.refused !== undefined);
