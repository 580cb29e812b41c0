import type { BoardRefusal, EntryId, RecordedAction } from '../../play/boardActions';
import { ok, type Result, refused } from '../../result';
import { type Game, isEnded } from '../game';
import { MAX_ENTRIES } from '../limits';
import type { SeatNumber, Time } from '../seats/seat';
import type { GameRecord } from './entry';
import { existsAtTable, type Seen, withEntry, withoutEntry } from './gameRecord';
import { withRecord } from './recordedFind';

/** A change to the record. */
export type RecordMove =
  | { readonly kind: 'start-record' }
  | ({
      readonly kind: 'record';
      readonly id: EntryId;
      readonly action: RecordedAction;
    } & Seen)
  /** Removes an entry of any seat; with null, removes the record itself if it is empty. */
  | { readonly kind: 'undo-record'; readonly entry: EntryId | null };

export type RecordRefusal =
  | BoardRefusal
  | 'game-ended'
  | 'record-off'
  | 'record-full'
  | 'bad-action'
  /**
   * Another entry came first: the skipped step is no longer next, a piece would now mean something else, or a later
   * entry depends on the one to remove.
   */
  | 'record-conflict';

export function applyRecordMove(
  game: Game,
  move: RecordMove & { readonly seat: SeatNumber; readonly at: Time },
): Result<Game, RecordRefusal> {
  if (isEnded(game)) return refused('game-ended');
  const { record } = game;
  if (move.kind === 'start-record') return ok(record === null ? withRecord(game, []) : game);
  // Without a record, undo has already happened.
  if (record === null) return move.kind === 'undo-record' ? ok(game) : refused('record-off');
  if (move.kind === 'undo-record' && move.entry === null)
    return record.length === 0 ? ok(withRecord(game, null)) : refused('record-conflict');
  const next =
    move.kind === 'undo-record' ? withoutEntry(record, move.entry) : enter(game, record, move);
  if (!next.ok) return next;
  return ok(next.value === record ? game : withRecord(game, next.value));
}

type RecordEntryMove = Extract<RecordMove, { kind: 'record' }> & {
  readonly seat: SeatNumber;
  readonly at: Time;
};

function enter(
  game: Game,
  record: GameRecord,
  move: RecordEntryMove,
): Result<GameRecord, RecordRefusal> {
  const { id, action, seat: by, at } = move;
  if (!existsAtTable(game, action)) return refused('bad-action');
  const next = withEntry(record, { ...action, id, by, at }, game, move);
  return next.ok && next.value.length > MAX_ENTRIES ? refused('record-full') : next;
}
