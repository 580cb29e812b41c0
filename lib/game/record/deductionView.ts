import type { Piece } from '../../board/pieces';
import { type ClueId, formatClue, parseClue } from '../../clues/clue';
import type { PlayerCount } from '../../data/terms';
import type { Hex } from '../../map/hexSet';
import { ok, type Result, refused } from '../../result';
import type { Contradiction, DeduceLevel, Deducer } from '../../solver/deduce';

/** Input of a deduction, as plain data for another thread. */
export interface BoardInput {
  readonly mapCode: string;
  readonly players: PlayerCount;
  /** The known clues with their owners; at most one per owner. */
  readonly own: readonly { readonly owner: number; readonly clue: ClueId }[];
  /** In the order in which they were placed. */
  readonly pieces: readonly Piece[];
}

/** Result of a deduction, as plain data; see `Deduction`. */
export interface DeductionView {
  readonly owners: readonly {
    readonly clues: readonly { readonly id: ClueId; readonly share?: number }[];
  }[];
  readonly habitats: readonly { readonly hex: Hex; readonly share?: number }[];
}

/** `deduce` must be a deducer for the board's map. */
export function deductionView(
  deduce: Deducer,
  { players, own, pieces }: Omit<BoardInput, 'mapCode'>,
  level: DeduceLevel,
): Result<DeductionView, Contradiction> {
  const deduced = deduce({ players, own: own.flatMap(readKnownClue), pieces }, level);
  if (!deduced.ok) return refused(deduced.error());
  const { owners, habitats } = deduced.value;
  return ok({
    owners: owners.map(({ clues }) => ({
      clues: clues.map(({ clue, ...rest }) => ({ id: formatClue(clue), ...rest })),
    })),
    habitats,
  });
}

function readKnownClue({ owner, clue: id }: BoardInput['own'][number]) {
  const clue = parseClue(id);
  return clue === undefined ? [] : [{ owner, clue }];
}
