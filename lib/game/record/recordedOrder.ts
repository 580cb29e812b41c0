import type { PlayerCount } from '../../data/terms';
import type { IdentifiedAction } from '../../play/boardActions';
import { correctedActions } from '../../play/corrections';
import { type InterpretedRecord, interpretRecord } from '../../play/interpretRecord';
import { playerOf } from '../../play/pieces';
import { isSameRing, type TurnOrder } from '../../play/turnState';
import type { SeatNumber } from '../seats/seat';
import { statedOrder } from '../seats/seatOrder';

/** A table's record, and how people said they sit. */
export interface RecordedTable {
  readonly players: PlayerCount;
  readonly order: readonly SeatNumber[];
  readonly record: readonly (IdentifiedAction & { readonly by: SeatNumber })[];
}

/** The record as it was played: in the order that was said, otherwise in that of the first cubes, otherwise by seat. */
export const interpretTable = (table: RecordedTable): InterpretedRecord =>
  interpretRecord(table.record, table.players, orderAtBegin(table));

const orderAtBegin = (table: RecordedTable): TurnOrder | undefined =>
  statedOrder(table) ?? orderOfCubes(table);

/** The turn order that counts now; `undefined` if neither people nor cubes have told. */
export function presentOrder(table: RecordedTable): TurnOrder | undefined {
  const reseated = table.record.findLast(({ type }) => type === 'reseat');
  return reseated?.type === 'reseat' ? reseated.order : orderAtBegin(table);
}

/**
 * The order in which the first cubes came: one of each player, entered by one seat; from several phones, which enter
 * whenever they like, only if a second round came in the same order. `undefined` if they tell nothing.
 */
export function orderOfCubes({
  players,
  record,
}: Omit<RecordedTable, 'order'>): TurnOrder | undefined {
  const corrected = correctedActions(record);
  const first: { readonly player: number; readonly by: SeatNumber }[] = [];
  for (const [at, { by }] of record.entries()) {
    const action = corrected[at];
    if (action === undefined || action.type === 'reseat') continue;
    if (action.type !== 'place' || action.kind === 'disc' || first.length === 2 * players) break;
    first.push({ player: playerOf(action.owner, players), by });
  }
  const [one, two] = [first.slice(0, players), first.slice(players)];
  const order = one.map(({ player }) => player);
  if (players === 2 || new Set(order).size < players) return undefined;
  if (one.every(({ by }) => by === one[0]?.by)) return order;
  const again = two.map(({ player }) => player);
  return again.length === players && isSameRing(order, again) ? order : undefined;
}
