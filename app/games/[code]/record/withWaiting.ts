import type { Entering } from '@/app/_state/changes';
import type { PlayerCount } from '@/lib/data/terms';
import { withEntry, withoutLast } from '@/lib/game/entering';
import type { GameRecord } from '@/lib/game/record';
import { readRecording } from '@/lib/game/recordView';

/**
 * The record as it will be once all that waits is told. What has become impossible meanwhile, or was entered by
 * another phone as well, is left out; an undo that somebody else's entry has overtaken takes nothing back.
 */
export const withWaiting = (
  record: GameRecord,
  waiting: readonly Entering[],
  players: PlayerCount,
): GameRecord => waiting.reduce((before, entering) => after(before, entering, players), record);

function after(
  record: GameRecord,
  { seat: by, at, recording }: Entering,
  players: PlayerCount,
): GameRecord {
  const move = readRecording(recording);
  if (move.kind === 'start-record') return record;
  const next =
    move.kind === 'undo-record'
      ? withoutLast(record, move)
      : withEntry(record, { ...move.deed, by, at }, players, move.entries);
  return next.ok ? next.value : record;
}
