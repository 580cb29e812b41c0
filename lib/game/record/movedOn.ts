import type { EntryId } from '../../play/boardActions';
import { pieceOf, withCorrections } from '../../play/corrections';
import type { InterpretedRecord } from '../../play/interpretRecord';
import type { Piece, Player } from '../../play/pieces';
import type { Step } from '../../play/step';
import { interpretTable, type RecordedTable } from './recordedOrder';

/** The steps that a placed piece can be taken for; the first five belong to a player's turn. */
export const MEANT_STEPS = [
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
 * What a placed piece is taken for. Two phones mean the same if all fields are equal, however many entries came in
 * between: so a piece that belongs to no turn has none here.
 */
export interface PieceMeaning {
  readonly step: (typeof MEANT_STEPS)[number];
  readonly turn?: number | undefined;
  /** Whose turn that is. */
  readonly player?: Player | undefined;
  /** Which of its owner's first cubes it is. */
  readonly round?: number | undefined;
}

export const isSameMeaning = (one: PieceMeaning, other: PieceMeaning | undefined): boolean =>
  one.step === other?.step &&
  one.turn === other.turn &&
  one.player === other.player &&
  one.round === other.round;

/** What the piece of an entry means, by its index; `undefined` if the entry puts none on the board. */
export function meaningAt(
  { record }: RecordedTable,
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
      const isBefore = (each: Step, index: number) =>
        index <= at && each.kind === 'share' && ownerAt(index) === ownerAt(at);
      return { step: 'share', round: steps.filter(isBefore).length };
    }
    case 'earlier':
    case 'out-of-turn':
    case 'again':
      return { step: step.kind };
    default:
      return undefined;
  }
}

/** What the last entry means. */
export const latestMeaning = (table: RecordedTable): PieceMeaning | undefined =>
  meaningAt(table, interpretTable(table), table.record.length - 1);

/** The piece that an entry placed, as corrected since. */
function pieceIn(
  record: RecordedTable['record'],
  steps: readonly Step[],
  at: number,
): Piece | undefined {
  const action = steps[at]?.corrected ?? record[at];
  return action?.does === 'place' ? pieceOf(action) : undefined;
}

/** A piece as the next entry of a record. */
export interface NextPiece {
  readonly step: Step;
  readonly means: PieceMeaning;
}

/** What a piece would mean if it was entered now; `undefined` if it cannot lie there. */
export function nextPiece(table: RecordedTable, piece: Piece): NextPiece | undefined {
  const read = {
    ...table,
    record: [...table.record, { does: 'place', ...piece, id: '', by: 0 } as const],
  };
  if (!withCorrections(read.record).ok) return undefined;
  const interpreted = interpretTable(read);
  const means = meaningAt(read, interpreted, table.record.length);
  const step = interpreted.steps.at(-1);
  return step && means && { step, means };
}

/** A piece that was not filed because the record had moved on, as it stands to the record now. */
export interface MovedOn {
  /** What was filed instead: a piece of the same owner on another space, which can be corrected to this one. */
  readonly other: { readonly entry: EntryId; readonly piece: Piece } | undefined;
  /** As the next entry; `undefined` if that is impossible or changes nothing. */
  readonly next: NextPiece | undefined;
}

/** @param means what the piece was taken for when it was entered */
export function movedOn(table: RecordedTable, piece: Piece, means: PieceMeaning): MovedOn {
  const next = nextPiece(table, piece);
  return {
    other: filedInstead(table, piece, means),
    next: next?.means.step === 'again' ? undefined : next,
  };
}

function filedInstead(table: RecordedTable, piece: Piece, means: PieceMeaning): MovedOn['other'] {
  const interpreted = interpretTable(table);
  for (const [at, { id }] of [...table.record.entries()].toReversed()) {
    const filed = pieceIn(table.record, interpreted.steps, at);
    if (filed?.owner !== piece.owner || filed.hex === piece.hex) continue;
    if (!isSameMeaning(means, meaningAt(table, interpreted, at))) continue;
    const corrected = [...table.record, { does: 'correct', entry: id, as: piece, id: '' } as const];
    return withCorrections(corrected).ok ? { entry: id, piece: filed } : undefined;
  }
  return undefined;
}
