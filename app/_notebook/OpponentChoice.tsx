import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { Answer } from '@/app/_ui/Answer';
import type { Owner } from '@/lib/play/pieces';
import type { Opponent } from './opponent';

interface OpponentChoiceProps {
  readonly opponents: readonly Opponent[];
  /** How many clues are left to each. */
  readonly leftTo: (opponent: Opponent) => number;
  readonly open: Owner | undefined;
  readonly onOpen: (owner: Owner) => void;
}

/** Whose list is open, with how much is left of each. */
export function OpponentChoice({ opponents, leftTo, open, onOpen }: OpponentChoiceProps) {
  const words = useTranslations('notebook');
  return (
    <fieldset className="opponents">
      <legend className="sr-only">{words('whoseClue')}</legend>
      {opponents.map(opponent => {
        const { owner, seat, color, name } = opponent;
        const left = leftTo(opponent);
        return (
          <Answer
            key={owner}
            name="opponent"
            checked={owner === open}
            onChoose={() => onOpen(owner)}
            shape="card"
            className="opponent"
          >
            <SeatDisc seat={seat} color={color} className="size-7" />
            <span className="sr-only">{words('leftTo', { name, count: left })}</span>
            <span aria-hidden="true" className="tabular">
              {left}
            </span>
          </Answer>
        );
      })}
    </fieldset>
  );
}
