import type { PlayerCount } from '../data/terms';
import { pieceOf, withCorrections } from '../play/corrections';
import { follow } from '../play/follow';
import type { DeedRefusal, EntryId } from '../play/record';
import { ok, type Result, refused } from '../result';
import { boardOfRecord, type Entry, type GameRecord } from './record';

/** Somebody else was faster: what was meant is not where the record stands any more. */
type MovedOn = 'record-moved-on';

/**
 * The record with one more entry; the same one where it says nothing new, or bears that entry already. `after` is the
 * latest entry that its phone saw.
 */
export function withEntry(
  record: GameRecord,
  entry: Entry,
  players: PlayerCount,
  after: EntryId | null | undefined,
): Result<GameRecord, DeedRefusal | MovedOn> {
  if (record.some(({ id }) => id === entry.id)) return ok(record);
  const entries = [...record, entry];
  const isOfNow = after === (record.at(-1)?.id ?? null);
  // What is left out, or whose turn it is, is said of the record as it stands.
  if (entry.does === 'pass' || entry.does === 'turn')
    return isOfNow || after === undefined ? ok(entries) : refused('record-moved-on');
  if (isSaid(record, entry) && !(isOfNow && isSearch(entries, players))) return ok(record);
  const possible = withCorrections(entries);
  return possible.ok ? ok(entries) : possible;
}

/** Without an entry; the same record where it is gone already. Refused where what came after it needs it. */
export function withoutEntry(
  record: GameRecord,
  entry: EntryId | null,
): Result<GameRecord, MovedOn> {
  const left = record.filter(({ id }) => id !== entry);
  if (left.length === record.length) return ok(record);
  return withCorrections(left).ok ? ok(left) : refused('record-moved-on');
}

/** Whether a record tells of the piece as an entry does, as when two phones enter the same. */
function isSaid(record: GameRecord, entry: Entry): boolean {
  if (entry.does === 'place' || entry.does === 'mend')
    return boardOfRecord(record).kindAt(entry.owner, entry.hex) === entry.kind;
  if (entry.does !== 'correct') return false;
  const meant = withCorrections(record);
  const piece = meant.ok
    ? pieceOf(meant.value[record.findIndex(({ id }) => id === entry.entry)])
    : undefined;
  const { owner, hex, kind } = entry.as;
  return piece?.owner === owner && piece.hex === hex && piece.kind === kind;
}

/** Whether the last, of a piece that lies there already, is the disc that opens its owner’s search there. */
function isSearch(entries: GameRecord, players: PlayerCount): boolean {
  const last = entries.at(-1);
  if (last?.does !== 'place' || last.kind === 'cube') return false;
  return follow(entries, players).steps.at(-1)?.means === 'search';
}
