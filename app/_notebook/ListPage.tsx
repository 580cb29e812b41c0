import { useTranslations } from 'use-intl';
import type { Clue, ClueId } from '@/lib/clues/clue';
import type { Mode } from '@/lib/data/terms';
import { isLeft, type Opponent, type Standing, type StandingOf } from './standing';

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

interface GroupHeadProps {
  readonly title: string;
  readonly standings: readonly Standing[];
}

/** What the clues below it have in common, and how many of them are left. */
export function GroupHead({ title, standings }: GroupHeadProps) {
  const words = useTranslations('notebook');
  const left = standings.filter(isLeft).length;
  return (
    <h3 className="group-head">
      <span>{title}</span>
      <span className="count tabular">{words('leftOf', { left, all: standings.length })}</span>
    </h3>
  );
}
