import type { Piece } from '../../board/pieces';
import { keptWith } from '../../keptWith';
import type { Hex } from '../../map/hexSet';
import type { EntryId, RecordedAction } from '../../play/boardActions';
import type { InterpretedRecord } from '../../play/interpretRecord';
import {
  type EntrySourceView,
  type EntryView,
  hexOf,
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

/** An entry without its ids, seats and times. */
export type RecordedActionView = WithoutEntry<EntryView>;
type WithoutEntry<E> = E extends EntryView ? Omit<E, keyof EntrySource | 'also'> : never;

/** Kept with the record: a table is requested far more often than its record changes. */
export const recordView = keptWith(
  (record: GameRecord): RecordView => ({
    entries: record.map(({ also, ...entry }) => ({
      ...recordedActionView(entry),
      ...sourceView(entry),
      ...(also && { also: also.map(sourceView) }),
    })),
  }),
);

const sourceView = ({ id, by, at }: EntrySource): EntrySourceView => ({
  id,
  by,
  at: new Date(at).toISOString(),
});

/** Copies named fields only, so that additional fields are not sent. */
export function recordedActionView(action: RecordedAction): RecordedActionView {
  switch (action.type) {
    case 'place':
      return { type: action.type, ...pieceView(action) };
    case 'fix': {
      const { type, to } = action;
      return { type, ...pieceView(action), to: to === null ? null : placeView(to) };
    }
    case 'remove':
      return { type: action.type, entry: action.entry };
    case 'correct':
      return { type: action.type, entry: action.entry, as: pieceView(action.as) };
    case 'mid-game':
    case 'skip':
      return { type: action.type };
    case 'turn':
      return { type: action.type, player: action.player };
    case 'reseat':
      return { type: action.type, order: action.order };
  }
}

export const pieceView = ({ owner, hex, kind }: Piece): PieceView => ({
  owner,
  space: placeView(hex),
  kind,
});

/**
 * What has happened at a table, from its view: the inverse of `recordView`; empty without a record. Throws a RangeError
 * if a place is outside the map. Kept with the view, since each part of a page asks.
 */
export const entriesIn = ({ record }: Pick<TableView, 'record'>): GameRecord =>
  record === null ? [] : readEntries(record);

const readEntries = keptWith(
  ({ entries }: RecordView): GameRecord =>
    entries.map(({ also, ...entry }) => ({
      ...readRecordedAction(entry),
      ...readSource(entry),
      ...(also && { also: also.map(readSource) }),
    })),
);

const readSource = ({ id, by, at }: EntrySourceView): EntrySource => ({
  id,
  by,
  at: Date.parse(at),
});

/** Request to change the record: see `RecordMove`. A new entry's id is the change id. */
export type RecordRequest =
  | { readonly type: 'start' }
  | { readonly type: 'undo'; readonly entry: EntryId | null }
  | (RecordedActionView & Seen);

/** `id` is the change id. Throws a RangeError if a place is outside the map. */
export function readRecordRequest(request: RecordRequest, id: EntryId): RecordMove {
  switch (request.type) {
    case 'start':
      return { kind: 'start-record' };
    case 'undo':
      return { kind: 'undo-record', entry: request.entry };
    default:
      return {
        kind: 'record',
        id,
        action: readRecordedAction(request),
        after: request.after,
        means: request.means,
      };
  }
}

/** Copies named fields only, so that additional fields are not stored. */
function readRecordedAction(view: RecordedActionView): RecordedAction {
  switch (view.type) {
    case 'place':
      return { type: view.type, ...readPiece(view) };
    case 'fix':
      return { type: view.type, ...readPiece(view), to: view.to && hexAtPlace(view.to) };
    case 'remove':
      return { type: view.type, entry: view.entry };
    case 'correct':
      return { type: view.type, entry: view.entry, as: readPiece(view.as) };
    case 'mid-game':
    case 'skip':
      return { type: view.type };
    case 'turn':
      return { type: view.type, player: view.player };
    case 'reseat':
      return { type: view.type, order: view.order };
  }
}

/** Throws a RangeError if the place is outside the map. */
export const readPiece = ({ owner, space, kind }: PieceView): Piece => ({
  owner,
  hex: hexAtPlace(space),
  kind,
});

function hexAtPlace(place: PlaceView): Hex {
  const hex = hexOf(place);
  if (hex === undefined) throw new RangeError(`no space in row ${place.row}, column ${place.col}`);
  return hex;
}

/** Interprets the record of a table view. */
export const interpretView = (
  view: Pick<TableView, 'players' | 'order' | 'record'>,
): InterpretedRecord => interpretTable({ ...view, record: entriesIn(view) });
