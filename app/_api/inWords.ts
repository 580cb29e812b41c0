import type { ClueView, HintView, SeatView, ShownHint, TableView } from '@/lib/game/views/views';

/** A view as the API answers it: with texts beside the names of clues and hints. */
export type InWords<V> = V extends ClueView
  ? ClueInWords
  : V extends ShownHint
    ? HintInWords
    : V extends readonly (infer E)[]
      ? readonly InWords<E>[]
      : V extends object
        ? { readonly [K in keyof V]: InWords<V[K]> }
        : V;

export interface ClueInWords extends ClueView {
  /** As the official companion spells it. */
  readonly officialId: string;
  readonly text: string;
  /** The same with `<key>` and `<not>` around what a slip underlines. */
  readonly marked: string;
  /** As lists say it: without "The habitat is". */
  readonly short: string;
}

interface HintInWords extends ShownHint {
  readonly text: string;
}

export type TableAnswer = InWords<TableView>;
export type SeatAnswer = InWords<SeatView>;
export type HintAnswer = InWords<HintView>;
