import type { Hex } from '../map/hexSet';
import type { Owner, PieceKind, Player } from '../play/pieces';
import type { Deed } from '../play/record';
import type { GameRecord, RecordMove } from './record';
import type { SeatNumber } from './seat';
import { hexOf, type Instant, type PlaceView, placeView } from './views';

/** What was entered of the table's pieces, oldest first. Owners and players are counted from 0: see `play/pieces`. */
export interface RecordView {
  readonly entries: readonly EntryView[];
}

export type EntryView = DeedView & { readonly by: SeatNumber; readonly at: Instant };

/** A deed (`play/record`) with its spaces as places. */
export type DeedView =
  | ({ readonly does: 'place' } & PieceView)
  | ({ readonly does: 'mend'; readonly to: PlaceView | null } & PieceView)
  | { readonly does: 'remove'; readonly owner: Owner; readonly space: PlaceView }
  | {
      readonly does: 'correct';
      readonly owner: Owner;
      readonly space: PlaceView;
      readonly instead: Owner;
    }
  | { readonly does: 'pass' }
  | { readonly does: 'turn'; readonly player: Player };

interface PieceView {
  readonly owner: Owner;
  readonly space: PlaceView;
  readonly kind: PieceKind;
}

export const recordView = (record: GameRecord): RecordView => ({
  entries: record.map(({ by, at, ...deed }) => ({
    ...deedView(deed),
    by,
    at: new Date(at).toISOString(),
  })),
});

/** Built up from named fields: what else comes with it is not told. */
export function deedView(deed: Deed): DeedView {
  switch (deed.does) {
    case 'place': {
      const { does, owner, hex, kind } = deed;
      return { does, owner, space: placeView(hex), kind };
    }
    case 'mend': {
      const { does, owner, hex, kind, to } = deed;
      return { does, owner, space: placeView(hex), kind, to: to === null ? null : placeView(to) };
    }
    case 'remove':
      return { does: deed.does, owner: deed.owner, space: placeView(deed.hex) };
    case 'correct': {
      const { does, owner, hex, instead } = deed;
      return { does, owner, space: placeView(hex), instead };
    }
    case 'pass':
      return { does: deed.does };
    case 'turn':
      return { does: deed.does, player: deed.player };
  }
}

/** The entries that a view tells. Throws where a place lies on no map. */
export const entriesOf = ({ entries }: RecordView): GameRecord =>
  entries.map(({ by, at, ...deed }) => ({ ...readDeed(deed), by, at: Date.parse(at) }));

/** What a seat does to the record. `entries` says how many it saw: of these the last, entered then, is taken back. */
export type Recording =
  | { readonly does: 'start' }
  | { readonly does: 'undo'; readonly entries: number; readonly last?: Instant | undefined }
  | (DeedView & { readonly entries?: number | undefined });

/** Throws a RangeError where a place lies on no map. */
export function readRecording(recording: Recording): RecordMove {
  switch (recording.does) {
    case 'start':
      return { kind: 'start-record' };
    case 'undo':
      return {
        kind: 'undo-record',
        entries: recording.entries,
        last: recording.last === undefined ? undefined : Date.parse(recording.last),
      };
    default:
      return { kind: 'record', deed: readDeed(recording), entries: recording.entries };
  }
}

/** Built up from named fields: what else comes with it is not kept. */
function readDeed(view: DeedView): Deed {
  switch (view.does) {
    case 'place': {
      const { does, owner, space, kind } = view;
      return { does, owner, hex: hexAtPlace(space), kind };
    }
    case 'mend': {
      const { does, owner, space, kind, to } = view;
      return { does, owner, hex: hexAtPlace(space), kind, to: to && hexAtPlace(to) };
    }
    case 'remove':
      return { does: view.does, owner: view.owner, hex: hexAtPlace(view.space) };
    case 'correct': {
      const { does, owner, space, instead } = view;
      return { does, owner, hex: hexAtPlace(space), instead };
    }
    case 'pass':
      return { does: view.does };
    case 'turn':
      return { does: view.does, player: view.player };
  }
}

function hexAtPlace(place: PlaceView): Hex {
  const hex = hexOf(place);
  if (hex === undefined) throw new RangeError(`no space in row ${place.row}, column ${place.col}`);
  return hex;
}
