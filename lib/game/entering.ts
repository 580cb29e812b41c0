import type { PlayerCount } from '../data/terms';
import { follow } from '../play/follow';
import { boardAfter, boardOf, type DeedRefusal } from '../play/record';
import { ok, type Result, refused } from '../result';
import type { Entry, GameRecord, RecordMove } from './record';
import { deedView } from './recordView';

/** Somebody else was faster: what was meant is not where the record stands any more. */
type MovedOn = 'record-moved-on';

/**
 * The record with one more entry; the same one where it says nothing new. `seen` is how many entries its phone saw:
 * one that lost the answer tells an entry again, and then it is there already.
 */
export function withEntry(
  record: GameRecord,
  entry: Entry,
  players: PlayerCount,
  seen: number | undefined,
): Result<GameRecord, DeedRefusal | MovedOn> {
  if (isToldAgain(record, entry, seen)) return ok(record);
  const entries = [...record, entry];
  if (entry.does === 'pass' || entry.does === 'turn') {
    // What is left out, or whose turn it is, was said of the record as it stood.
    const isOfNow = seen === undefined || seen === record.length;
    return isOfNow ? ok(entries) : refused('record-moved-on');
  }
  const board = boardOf(record);
  const after = boardAfter(board, entry);
  if (!after.ok) return after;
  const isNews = after.value !== board || (seen === record.length && isSearch(entries, players));
  return ok(isNews ? entries : record);
}

/** Without the last of the entries that the phone saw; the same record where that one is gone already. */
export function withoutLast(
  record: GameRecord,
  { entries, last }: Pick<Extract<RecordMove, { kind: 'undo-record' }>, 'entries' | 'last'>,
): Result<GameRecord, MovedOn> {
  if (record.length === entries - 1) return ok(record);
  const isOther = last !== undefined && record.at(-1)?.at !== last;
  if (record.length !== entries || isOther) return refused('record-moved-on');
  return ok(record.slice(0, -1));
}

/** A phone tells one entry after the other: what it tells again is what its seat has entered last since it looked. */
function isToldAgain(record: GameRecord, entry: Entry, seen: number | undefined): boolean {
  if (seen === undefined) return false;
  const latest = record.slice(seen).findLast(({ by }) => by === entry.by);
  return (
    latest !== undefined && JSON.stringify(deedView(latest)) === JSON.stringify(deedView(entry))
  );
}

/** Whether the last, of a piece that lies there already, is the disc that opens its owner’s search there. */
function isSearch(entries: GameRecord, players: PlayerCount): boolean {
  const last = entries.at(-1);
  if (last?.does !== 'place' || last.kind === 'cube') return false;
  return follow(entries, players).steps.at(-1)?.means === 'search';
}
