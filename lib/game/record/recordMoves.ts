import type { BoardRefusal, EntryId, RecordedAction } from '../../play/boardActions';
import { ok, type Result, refused } from '../../result';
import { type Game, isEnded } from '../game';
import type { SeatNumber, Time } from '../seats/seat';
import { type GameRecord, isOfTable, MOST_ENTRIES, withEntry, withoutEntry } from './gameRecord';

/** What a seat does to the record. */
export type RecordMove =
  | { readonly kind: 'start-record' }
  /** `after` is the latest entry that its phone saw, null where there was none: some things are said of that alone. */
  | {
      readonly kind: 'record';
      readonly id: EntryId;
      readonly action: RecordedAction;
      readonly after?: EntryId | null | undefined;
    }
  /** Takes back an entry, whoever made it; or, where there is none, the record itself. */
  | { readonly kind: 'undo-record'; readonly entry: EntryId | null };

export type RecordRefusal =
  | BoardRefusal
  | 'game-ended'
  | 'record-off'
  | 'record-full'
  | 'bad-action'
  /** Somebody else was faster: what was left out is not due any more, or what was to be taken back is needed. */
  | 'record-moved-on';

export function applyRecordMove(
  game: Game,
  move: RecordMove & { readonly seat: SeatNumber; readonly at: Time },
): Result<Game, RecordRefusal> {
  if (isEnded(game)) return refused('game-ended');
  const { record } = game;
  if (move.kind === 'start-record') return ok(record === null ? { ...game, record: [] } : game);
  // What is not there is taken back already.
  if (record === null) return move.kind === 'undo-record' ? ok(game) : refused('record-off');
  if (move.kind === 'undo-record' && move.entry === null)
    return record.length === 0 ? ok({ ...game, record: null }) : refused('record-moved-on');
  const next =
    move.kind === 'undo-record' ? withoutEntry(record, move.entry) : enter(game, record, move);
  if (!next.ok) return next;
  return ok(next.value === record ? game : { ...game, record: next.value });
}

type RecordEntryMove = Extract<RecordMove, { kind: 'record' }> & {
  readonly seat: SeatNumber;
  readonly at: Time;
};

function enter(
  game: Game,
  record: GameRecord,
  { id, action, after, seat, at }: RecordEntryMove,
): Result<GameRecord, RecordRefusal> {
  if (!isOfTable(game, action)) return refused('bad-action');
  const next = withEntry(record, { ...action, id, by: seat, at }, game.players, after);
  return next.ok && next.value.length > MOST_ENTRIES ? refused('record-full') : next;
}
