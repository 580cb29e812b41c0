import type { Hex } from '../../map/hexSet';
import type { EntryId, RecordedAction } from '../../play/boardActions';
import type { InterpretedRecord } from '../../play/interpretRecord';
import type { Piece } from '../../play/pieces';
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
import type { EntrySource, GameRecord, Seen } from './gameRecord';
import { interpretTable } from './recordedOrder';
import type { RecordMove } from './recordMoves';

/** An entry without its id, who and when. */
export type RecordedActionView = WithoutEntry<EntryView>;
type WithoutEntry<E> = E extends EntryView ? Omit<E, keyof EntrySource | 'also'> : never;

export const recordView = (record: GameRecord): RecordView => ({
  entries: record.map(({ also, ...entry }) => ({
    ...recordedActionView(entry),
    ...sourceView(entry),
    ...(also && { also: also.map(sourceView) }),
  })),
});

const sourceView = ({ id, by, at }: EntrySource): EntrySourceView => ({
  id,
  by,
  at: new Date(at).toISOString(),
});

/** Copies named fields only, so that additional fields are not sent. */
export function recordedActionView(action: RecordedAction): RecordedActionView {
  switch (action.does) {
    case 'place':
      return { does: action.does, ...pieceView(action) };
    case 'fix': {
      const { does, to } = action;
      return { does, ...pieceView(action), to: to === null ? null : placeView(to) };
    }
    case 'remove':
      return { does: action.does, entry: action.entry };
    case 'correct':
      return { does: action.does, entry: action.entry, as: pieceView(action.as) };
    case 'begun':
    case 'skip':
      return { does: action.does };
    case 'turn':
      return { does: action.does, player: action.player };
    case 'resume':
      return { does: action.does, player: action.player, space: placeView(action.hex) };
    case 'reseat':
      return { does: action.does, order: action.order };
  }
}

export const pieceView = ({ owner, hex, kind }: Piece): PieceView => ({
  owner,
  space: placeView(hex),
  kind,
});

/** Inverse of `recordView`. Throws a RangeError if a place is outside the map. */
export const entriesOf = ({ entries }: RecordView): GameRecord =>
  entries.map(({ also, ...entry }) => ({
    ...readRecordedAction(entry),
    ...readSource(entry),
    ...(also && { also: also.map(readSource) }),
  }));

const readSource = ({ id, by, at }: EntrySourceView): EntrySource => ({
  id,
  by,
  at: Date.parse(at),
});

/** Request to change the record: see `RecordMove`. A new entry's id is the change id. */
export type RecordRequest =
  | { readonly does: 'start' }
  | { readonly does: 'undo'; readonly entry: EntryId | null }
  | (RecordedActionView & Seen);

/** A request to put a piece on the board. */
export type PlaceRequest = Extract<RecordRequest, { does: 'place' }>;

/** `id` is the change id. Throws a RangeError if a place is outside the map. */
export function readRecordRequest(request: RecordRequest, id: EntryId): RecordMove {
  switch (request.does) {
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
  switch (view.does) {
    case 'place':
      return { does: view.does, ...readPiece(view) };
    case 'fix':
      return { does: view.does, ...readPiece(view), to: view.to && hexAtPlace(view.to) };
    case 'remove':
      return { does: view.does, entry: view.entry };
    case 'correct':
      return { does: view.does, entry: view.entry, as: readPiece(view.as) };
    case 'begun':
    case 'skip':
      return { does: view.does };
    case 'turn':
      return { does: view.does, player: view.player };
    case 'resume':
      return { does: view.does, player: view.player, hex: hexAtPlace(view.space) };
    case 'reseat':
      return { does: view.does, order: view.order };
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

/** What a table view's record means, in the order in which people sit. */
export const interpretView = ({
  players,
  order,
  record,
}: Pick<TableView, 'players' | 'order' | 'record'>): InterpretedRecord =>
  interpretTable({ players, order, record: record ? entriesOf(record) : [] });
