import type { EntryId } from '../../play/boardActions';
import { withCorrections } from '../../play/corrections';
import type { Piece } from '../../play/pieces';
import type { Step } from '../../play/step';
import { isSameMeaning, meaningAt, type PieceMeaning, pieceIn } from './pieceMeaning';
import { interpretTable, type RecordedTable } from './recordedOrder';

/** A piece as the next entry of a record. */
interface NextPiece {
  readonly step: Step;
  readonly means: PieceMeaning;
}

/** What a piece would mean if it were entered now; `undefined` if it cannot be placed there. */
export function nextPiece(table: RecordedTable, piece: Piece): NextPiece | undefined {
  const extended = {
    ...table,
    record: [...table.record, { type: 'place', ...piece, id: '', by: 0 } as const],
  };
  if (!withCorrections(extended.record).ok) return undefined;
  const interpreted = interpretTable(extended);
  const means = meaningAt(extended, interpreted, table.record.length);
  const step = interpreted.steps.at(-1);
  return step && means && { step, means };
}

/** The ways to resolve a piece that was refused because the record had changed. */
export interface EntryConflict {
  /** What was recorded instead: a piece of the same owner on another space, which can be corrected to this one. */
  readonly other: { readonly entry: EntryId; readonly piece: Piece } | undefined;
  /** As the next entry; `undefined` if that is impossible or changes nothing. */
  readonly next: NextPiece | undefined;
}

/** @param means how the piece was interpreted when it was entered */
export function entryConflict(
  table: RecordedTable,
  piece: Piece,
  means: PieceMeaning,
): EntryConflict {
  const next = nextPiece(table, piece);
  return {
    other: conflictingEntry(table, piece, means),
    next: next?.means.step === 'again' ? undefined : next,
  };
}

function conflictingEntry(
  table: RecordedTable,
  piece: Piece,
  means: PieceMeaning,
): EntryConflict['other'] {
  const interpreted = interpretTable(table);
  for (const [at, { id }] of [...table.record.entries()].toReversed()) {
    const recorded = pieceIn(table.record, interpreted.steps, at);
    if (recorded?.owner !== piece.owner || recorded.hex === piece.hex) continue;
    if (!isSameMeaning(means, meaningAt(table, interpreted, at))) continue;
    const corrected = [...table.record, { type: 'correct', entry: id, as: piece, id: '' } as const];
    return withCorrections(corrected).ok ? { entry: id, piece: recorded } : undefined;
  }
  return undefined;
}
