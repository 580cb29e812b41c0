import type { Piece } from '../../board/pieces';
import type { Hex } from '../../map/hexSet';
import { memoize } from '../../memoize';
import type { EntryId, RecordedAction } from '../../play/boardActions';
import type { InterpretedRecord } from '../../play/interpretRecord';
import type { Time } from '../seats/seat';
import {
  hexOf,
  type Instant,
  type PieceView,
  type PlaceView,
  placeView,
  type RecordView,
  type TableView,
} from '../views/views';
import type { EntrySource, GameRecord } from './entry';
import type { Seen } from './gameRecord';
import { interpretTable } from './recordedOrder';
import type { RecordMove } from './recordMoves';

/** The types of the parts in which the two forms of an entry differ. */
interface Form {
  readonly piece: object;
  readonly space: unknown;
  readonly time: unknown;
}
/** As games store entries. */
type Stored = { readonly piece: Piece; readonly space: Hex; readonly time: Time };
/** As views and requests write them. */
type Sent = { readonly piece: PieceView; readonly space: PlaceView; readonly time: Instant };

type ActionIn<F extends Form> =
  | (F['piece'] & { readonly type: 'place' })
  | (F['piece'] & { readonly type: 'fix'; readonly to: F['space'] | null })
  | { readonly type: 'correct'; readonly entry: EntryId; readonly as: F['piece'] }
  | Exclude<RecordedAction, { readonly type: 'place' | 'fix' | 'correct' }>;

type SourceIn<F extends Form> = Omit<EntrySource, 'at'> & { readonly at: F['time'] };

type EntryIn<F extends Form> = ActionIn<F> &
  SourceIn<F> & { readonly also?: readonly SourceIn<F>[] };

/** One direction of the codec: converts each part to the other form. */
interface Writer<F extends Form, T extends Form> {
  piece(piece: F['piece']): T['piece'];
  space(space: F['space']): T['space'];
  time(time: F['time']): T['time'];
}

const toSent: Writer<Stored, Sent> = {
  piece: ({ owner, hex, kind }) => ({ owner, space: placeView(hex), kind }),
  space: placeView,
  time: at => new Date(at).toISOString(),
};

/** Throws a RangeError if a place is outside the map. */
const toStored: Writer<Sent, Stored> = {
  piece: ({ owner, space, kind }) => ({ owner, hex: hexAtPlace(space), kind }),
  space: hexAtPlace,
  time: Date.parse,
};

function hexAtPlace(place: PlaceView): Hex {
  const hex = hexOf(place);
  if (hex === undefined) throw new RangeError(`no space in row ${place.row}, column ${place.col}`);
  return hex;
}

/** Copies named fields only, so that additional fields are neither sent nor stored. */
function writeAction<F extends Form, T extends Form>(
  action: ActionIn<F>,
  to: Writer<F, T>,
): ActionIn<T> {
  switch (action.type) {
    case 'place':
      return { type: action.type, ...to.piece(action) };
    case 'fix': {
      const moved = action.to === null ? null : to.space(action.to);
      return { type: action.type, ...to.piece(action), to: moved };
    }
    case 'correct':
      return { type: action.type, entry: action.entry, as: to.piece(action.as) };
    case 'remove':
      return { type: action.type, entry: action.entry };
    case 'mid-game':
    case 'skip':
      return { type: action.type };
    case 'turn':
      return { type: action.type, player: action.player };
    case 'reseat':
      return { type: action.type, order: action.order };
  }
}

function writeEntry<F extends Form, T extends Form>(
  entry: EntryIn<F>,
  to: Writer<F, T>,
): EntryIn<T> {
  const source = ({ id, by, at }: SourceIn<F>) => ({ id, by, at: to.time(at) });
  return {
    ...writeAction(entry, to),
    ...source(entry),
    ...(entry.also && { also: entry.also.map(source) }),
  };
}

/** Cached with the record: a table is requested far more often than its record changes. */
export const recordView = memoize(
  (record: GameRecord): RecordView => ({
    entries: record.map(entry => writeEntry(entry, toSent)),
  }),
);

/**
 * The entries in a table's view, oldest first: the inverse of `recordView`; empty without a record. Throws a RangeError
 * if a place is outside the map. Cached with the view's record, since each part of a page reads it.
 */
export const entriesIn = ({ record }: Pick<TableView, 'record'>): GameRecord =>
  record === null ? [] : readEntries(record);

const readEntries = memoize(
  ({ entries }: RecordView): GameRecord => entries.map(entry => writeEntry(entry, toStored)),
);

/** Interprets the record of a table view. */
export const interpretView = (
  view: Pick<TableView, 'players' | 'order' | 'record'>,
): InterpretedRecord => interpretTable({ ...view, record: entriesIn(view) });

/** Request to change the record: see `RecordMove`. A new entry's id is the change id. */
export type RecordRequest =
  | { readonly type: 'start' }
  | { readonly type: 'undo'; readonly entry: EntryId | null }
  | (ActionIn<Sent> & Seen);

/** The request that enters an action. */
export const recordRequest = (action: RecordedAction, seen: Seen = {}): RecordRequest => ({
  ...writeAction(action, toSent),
  ...seen,
});

/** `id` is the change id. Throws a RangeError if a place is outside the map. */
export function readRecordRequest(request: RecordRequest, id: EntryId): RecordMove {
  if (request.type === 'start') return { kind: 'start-record' };
  if (request.type === 'undo') return { kind: 'undo-record', entry: request.entry };
  const { after, means, ...action } = request;
  return { kind: 'record', id, action: writeAction(action, toStored), after, means };
}
