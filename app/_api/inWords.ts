import type { ClueView, HintView, SeatView, ShownHint, TableView } from '@/lib/game/views/views';

/** A view as the API returns it: clue and hint ids come with their texts. */
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
  /** As the official companion app spells it. */
  readonly officialId: string;
  readonly text: string;
  /** The text with `<key>` and `<not>` around the parts that a clue slip underlines. */
  readonly marked: string;
  /** The short form for lists, without "The habitat is". */
  readonly short: string;
}

interface HintInWords extends ShownHint {
  readonly text: string;
}

export type TableAnswer = InWords<TableView>;
export type SeatAnswer = InWords<SeatView>;
export type HintAnswer = InWords<HintView>;
