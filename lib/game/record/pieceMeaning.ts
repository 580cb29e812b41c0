import type { Piece } from '../../board/pieces';
import type { Player } from '../../board/players';
import type { IdentifiedAction } from '../../play/boardActions';
import { pieceOf, withCorrections } from '../../play/corrections';
import type { InterpretedRecord } from '../../play/interpretRecord';
import type { Step } from '../../play/step';
import { interpretTableWith, type RecordedTable } from './recordedOrder';

/** The kinds of step that a placed piece can be; the first five belong to a player's turn. */
export const PIECE_STEPS = [
  'question',
  'search',
  'answer',
  'own-disc',
  'payment',
  'share',
  'earlier',
  'out-of-turn',
  'again',
] as const;

/**
 * How a placed piece is interpreted. Two phones mean the same if all fields are equal, however many entries are in
 * between, so a piece that belongs to no turn has no `turn`.
 */
export interface PieceMeaning {
  readonly step: (typeof PIECE_STEPS)[number];
  readonly turn?: number | undefined;
  /** The player whose turn it is. */
  readonly player?: Player | undefined;
  /** For a first cube: its number among those of its owner, from 1. */
  readonly round?: number | undefined;
}

/** The meaning of the piece that the entry at an index places; `undefined` if it places none. */
export function meaningAt(
  { record }: Pick<RecordedTable, 'record'>,
  { steps }: Pick<InterpretedRecord, 'steps'>,
  at: number,
): PieceMeaning | undefined {
  const step = steps[at];
  switch (step?.kind) {
    case 'question':
    case 'search':
    case 'answer':
    case 'own-disc':
    case 'payment':
      return { step: step.kind, turn: step.turn, player: step.player };
    case 'share': {
      const ownerAt = (index: number) => pieceIn(record, steps, index)?.owner;
      const isShareUntilNow = (other: Step, index: number) =>
        index <= at && other.kind === 'share' && ownerAt(index) === ownerAt(at);
      return { step: 'share', round: steps.filter(isShareUntilNow).length };
    }
    case 'earlier':
    case 'out-of-turn':
    case 'again':
      return { step: step.kind };
    default:
      return undefined;
  }
}

/** The piece that an entry placed, with later corrections. */
function pieceIn(
  record: RecordedTable['record'],
  steps: readonly Step[],
  at: number,
): Piece | undefined {
  const action = steps[at]?.corrected ?? record[at];
  return action?.type === 'place' ? pieceOf(action) : undefined;
}

/** What the piece of an entry would mean if it were entered now. Throws if it is impossible. */
export function meaningOfEntry(
  table: RecordedTable,
  entry: IdentifiedAction,
): PieceMeaning | undefined {
  const record = [...table.record, entry];
  return meaningAt({ record }, interpretTableWith(table, entry), table.record.length);
}

/** What a piece would mean if it were entered now; `undefined` if it cannot be placed there. */
export function meaningOfPiece(table: RecordedTable, piece: Piece): PieceMeaning | undefined {
  const entry = { ...piece, type: 'place', id: '' } as const;
  return withCorrections([...table.record, entry]).ok ? meaningOfEntry(table, entry) : undefined;
}
