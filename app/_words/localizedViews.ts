import type { ClueId } from '@/lib/clues/clue';
import type { DeductionView } from '@/lib/game/record/deductionView';
import type { VerdictView } from '@/lib/game/views/verdictView';
import type { HintView, PlaceView, SeatSummary, SeatView, TableView } from '@/lib/game/views/views';
import type { Hint } from '@/lib/solver/hints';

/**
 * The views with their clues and hints in words, as pages and programs get them. The core knows them by
 * their names only.
 */

export interface LocalizedClue {
  readonly id: ClueId;
  /** As the official companion spells it. */
  readonly officialId: string;
  readonly text: string;
  /** The same with `<key>` and `<not>` around what a slip underlines. */
  readonly marked: string;
  /** As lists say it: without "The habitat is". */
  readonly short: string;
}

export interface LocalizedHint {
  readonly id: Hint;
  readonly text: string;
}

export type LocalizedTable = TableView<LocalizedClue, LocalizedHint>;
export type LocalizedSeat = SeatView<LocalizedClue>;
export type LocalizedSummary = SeatSummary<LocalizedClue>;
export type LocalizedHintView = HintView<LocalizedHint>;

export interface LocalizedCheck extends Omit<VerdictView, 'clues'> {
  readonly clues: readonly (VerdictView['clues'][number] & Pick<LocalizedClue, 'officialId'>)[];
}

/** Seats by clues, from 1, and places as people count. */
export interface LocalizedDeduction {
  readonly seats: readonly {
    readonly seat: number;
    readonly clues: readonly (DeductionView['owners'][number]['clues'][number] &
      Pick<LocalizedClue, 'officialId'>)[];
  }[];
  readonly habitats: readonly (PlaceView & { readonly share?: number })[];
}
