import type { PlayerCount } from '@/lib/data/terms';
import { withEntry, withoutEntry } from '@/lib/game/entering';
import type { GameRecord, RecordMove } from '@/lib/game/record';
import type { SeatNumber, Time } from '@/lib/game/seat';

/** What was entered here and is not confirmed yet. */
export interface WaitingMove {
  readonly id: number;
  readonly by: SeatNumber;
  readonly at: Time;
  readonly move: Exclude<RecordMove, { kind: 'start-record' }>;
}

/**
 * The record as it will be once all that waits is told. What has become impossible meanwhile, or was entered by
 * another phone as well, is left out; an undo of what somebody else's entry needs by now takes nothing back.
 */
export const withWaiting = (
  record: GameRecord,
  waiting: readonly WaitingMove[],
  players: PlayerCount,
): GameRecord => waiting.reduce((before, move) => after(before, move, players), record);

function after(
  record: GameRecord,
  { by, at, move }: WaitingMove,
  players: PlayerCount,
): GameRecord {
  const next =
    move.kind === 'undo-record'
      ? withoutEntry(record, move.entry)
      : withEntry(record, { ...move.deed, id: move.id, by, at }, players, move.after);
  return next.ok ? next.value : record;
}
