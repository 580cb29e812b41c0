import type { BoardRefusal, EntryId, RecordedAction } from '../../play/boardActions';
import { ok, type Result, refused } from '../../result';
import { type Game, isEnded } from '../game';
import { MAX_ENTRIES } from '../limits';
import type { Actor } from '../seats/seat';
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

/** Who makes a change, and when. */
type By = Pick<Actor, 'seat' | 'at'>;

export function applyRecordMove(game: Game, move: RecordMove & By): Result<Game, RecordRefusal> {
  if (isEnded(game)) return refused('game-ended');
  const { record } = game;
  if (move.kind === 'start-record') return ok(record === null ? withRecord(game, []) : game);
  // Without a record, undo has already happened.
  if (record === null) return move.kind === 'undo-record' ? ok(game) : refused('record-off');
  if (move.kind === 'undo-record' && move.entry === null)
    return record.length === 0 ? ok(withRecord(game, null)) : refused('record-conflict');
  const next = recordAfter(record, move, game);
  if (!next.ok) return next;
  return ok(next.value === record ? game : withRecord(game, next.value));
}

/** A started record after a move; the same one if the move changes nothing. */
export function recordAfter(
  record: GameRecord,
  move: RecordMove & By,
  table: Pick<Game, 'players' | 'order'>,
): Result<GameRecord, RecordRefusal> {
  switch (move.kind) {
    case 'start-record':
      return ok(record);
    case 'undo-record':
      return withoutEntry(record, move.entry);
    case 'record': {
      const { id, action, seat: by, at } = move;
      if (!existsAtTable(table, action)) return refused('bad-action');
      const next = withEntry(record, { ...action, id, by, at }, table, move);
      return next.ok && next.value.length > MAX_ENTRIES ? refused('record-full') : next;
    }
  }
}
