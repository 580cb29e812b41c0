import type { Entering } from '@/app/_state/changes';
import type { PlayerCount } from '@/lib/data/terms';
import { withEntry, withoutEntry } from '@/lib/game/entering';
import type { GameRecord } from '@/lib/game/record';
import { readRecording } from '@/lib/game/recordView';

/**
 * The record as it will be once all that waits is told. What has become impossible meanwhile, or was entered by
 * another phone as well, is left out; an undo of what somebody else's entry needs by now takes nothing back.
 */
export const withWaiting = (
  record: GameRecord,
  waiting: readonly Entering[],
  players: PlayerCount,
): GameRecord => waiting.reduce((before, entering) => after(before, entering, players), record);

function after(
  record: GameRecord,
  { id, seat: by, at, recording }: Entering,
  players: PlayerCount,
): GameRecord {
  const move = readRecording(recording, id);
  if (move.kind === 'start-record') return record;
  const next =
    move.kind === 'undo-record'
      ? withoutEntry(record, move.entry)
      : withEntry(record, { ...move.deed, id, by, at }, players, move.after);
  return next.ok ? next.value : record;
}
