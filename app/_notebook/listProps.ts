import type { Clue, ClueId } from '@/lib/clues/clue';
import type { Mode } from '@/lib/data/terms';
import type { Opponent } from './opponent';
import type { StandingOf } from './standing';

/** The two pages of a list of clues: those that say what is, and those that say what is not. */
export const SIGNS = ['plain', 'negated'] as const;
export type Sign = (typeof SIGNS)[number];

/** One page of somebody's list, however it is shown. */
export interface ListProps {
  readonly mode: Mode;
  readonly sign: Sign;
  readonly opponent: Opponent;
  readonly own: Pick<Opponent, 'seat' | 'color'> | undefined;
  readonly standingOf: StandingOf;
  readonly chosen: ClueId | undefined;
  /** A clue was tapped: the first tap shows its area, the second strikes it out. */
  readonly onTap: (clue: Clue) => void;
}
