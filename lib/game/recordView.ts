import type { Hex } from '../map/hexSet';
import type { Owner, Piece, PieceKind, Player } from '../play/pieces';
import type { Deed, EntryId } from '../play/record';
import type { GameRecord, RecordMove } from './record';
import type { SeatNumber } from './seat';
import { hexOf, type Instant, type PlaceView, placeView } from './views';

/** What was entered of the table's pieces, oldest first. Owners and players are counted from 0: see `play/pieces`. */
export interface RecordView {
  readonly entries: readonly EntryView[];
}

export type EntryView = DeedView & {
  readonly id: EntryId;
  readonly by: SeatNumber;
  readonly at: Instant;
};

/** A deed (`play/record`) with its spaces as places. */
export type DeedView =
  | ({ readonly does: 'place' } & PieceView)
  | ({ readonly does: 'mend'; readonly to: PlaceView | null } & PieceView)
  | { readonly does: 'remove'; readonly entry: EntryId }
  | { readonly does: 'correct'; readonly entry: EntryId; readonly as: PieceView }
  | { readonly does: 'pass' }
  | { readonly does: 'turn'; readonly player: Player };

export interface PieceView {
  readonly owner: Owner;
  readonly space: PlaceView;
  readonly kind: PieceKind;
}

export const recordView = (record: GameRecord): RecordView => ({
  entries: record.map(({ id, by, at, ...deed }) => ({
    ...deedView(deed),
    id,
    by,
    at: new Date(at).toISOString(),
  })),
});

/** Built up from named fields: what else comes with it is not told. */
export function deedView(deed: Deed): DeedView {
  switch (deed.does) {
    case 'place':
      return { does: deed.does, ...pieceView(deed) };
    case 'mend': {
      const { does, to } = deed;
      return { does, ...pieceView(deed), to: to === null ? null : placeView(to) };
    }
    case 'remove':
      return { does: deed.does, entry: deed.entry };
    case 'correct':
      return { does: deed.does, entry: deed.entry, as: pieceView(deed.as) };
    case 'pass':
      return { does: deed.does };
    case 'turn':
      return { does: deed.does, player: deed.player };
  }
}

export const pieceView = ({ owner, hex, kind }: Piece): PieceView => ({
  owner,
  space: placeView(hex),
  kind,
});

/** The entries that a view tells. Throws where a place lies on no map. */
export const entriesOf = ({ entries }: RecordView): GameRecord =>
  entries.map(({ id, by, at, ...deed }) => ({ ...readDeed(deed), id, by, at: Date.parse(at) }));

/** What a seat does to the record: see `RecordMove`. An entry has the name of the change that it is. */
export type Recording =
  | { readonly does: 'start' }
  | { readonly does: 'undo'; readonly entry: EntryId | null }
  | (DeedView & { readonly after?: EntryId | null | undefined });

/** `id` is the change's name. Throws a RangeError where a place lies on no map. */
export function readRecording(recording: Recording, id: EntryId): RecordMove {
  switch (recording.does) {
    case 'start':
      return { kind: 'start-record' };
    case 'undo':
      return { kind: 'undo-record', entry: recording.entry };
    default:
      return {
        kind: 'record',
        id,
        deed: readDeed(recording),
        after: recording.after,
      };
  }
}

/** Built up from named fields: what else comes with it is not kept. */
function readDeed(view: DeedView): Deed {
  switch (view.does) {
    case 'place':
      return { does: view.does, ...readPiece(view) };
    case 'mend':
      return { does: view.does, ...readPiece(view), to: view.to && hexAtPlace(view.to) };
    case 'remove':
      return { does: view.does, entry: view.entry };
    case 'correct':
      return { does: view.does, entry: view.entry, as: readPiece(view.as) };
    case 'pass':
      return { does: view.does };
    case 'turn':
      return { does: view.does, player: view.player };
  }
}

const readPiece = ({ owner, space, kind }: PieceView): Piece => ({
  owner,
  hex: hexAtPlace(space),
  kind,
});

function hexAtPlace(place: PlaceView): Hex {
  const hex = hexOf(place);
  if (hex === undefined) throw new RangeError(`no space in row ${place.row}, column ${place.col}`);
  return hex;
}
