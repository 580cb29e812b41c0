import { useTranslations } from 'use-intl';
import type { Clue, ClueId } from '@/lib/clues/clue';
import type { Mode } from '@/lib/data/terms';
import { type ClueStatus, type ClueStatusOf, isPossible } from './clueStatus';
import type { BoardOwner } from './knownBoard';

/** The two pages of a clue list: positive and negated clues. */
export const SIGNS = ['plain', 'negated'] as const;
export type Sign = (typeof SIGNS)[number];

/** Props of one page of an opponent's list. */
export interface ListProps {
  readonly mode: Mode;
  readonly sign: Sign;
  readonly opponent: BoardOwner;
  readonly own: Pick<BoardOwner, 'seat' | 'color'> | undefined;
  readonly statusOf: ClueStatusOf;
  readonly chosen: ClueId | undefined;
  /** Called when a clue is tapped. The first tap shows its area; the second crosses it out. */
  readonly onTap: (clue: Clue) => void;
}

interface GroupHeadProps {
  readonly title: string;
  /** The distance of its clues, if they have one. */
  readonly steps: number | undefined;
  readonly statuses: readonly ClueStatus[];
}

/** The title of a group of clues, and how many of them are still possible. */
export function GroupHead({ title, steps, statuses }: GroupHeadProps) {
  const words = useTranslations('notebook');
  const left = statuses.filter(isPossible).length;
  return (
    <h2 data-steps={steps} className="group-head">
      <span>{title}</span>
      <span className="count tabular">{words('leftOf', { left, all: statuses.length })}</span>
    </h2>
  );
}
