import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RadioOption } from '@/app/_ui/Choice';
import type { Owner } from '@/lib/board/players';
import { type Clue, type ClueId, cluesOf } from '@/lib/clues/clue';
import type { Mode } from '@/lib/data/terms';
import { ClueGrid } from './ClueGrid';
import { type ClueStatus, isPossible } from './clueStatus';
import { SIGNS } from './GroupHead';
import type { BoardOwner } from './knownBoard';
import { SeatDisc } from './SeatDisc';

interface ClueListsProps {
  readonly mode: Mode;
  readonly opponents: readonly BoardOwner[];
  /** The reader, whose disc marks their own clue; `undefined` if the reader is not a player of this table. */
  readonly own: Pick<BoardOwner, 'seat' | 'color'> | undefined;
  /** The owner whose list is open, if any. */
  readonly open: Owner | undefined;
  readonly onOpen: (owner: Owner) => void;
  readonly statusOf: (owner: Owner, clue: Clue) => ClueStatus;
  readonly chosen: ClueId | undefined;
  readonly onTap: (clue: Clue) => void;
}

/** The other players' possible clues, one opponent at a time; negated clues are on a separate page. */
export function ClueLists(props: ClueListsProps) {
  const { mode, opponents, open, onOpen, statusOf, ...rest } = props;
  const words = useTranslations('notebook');
  const [isNegated, setNegated] = useState(false);
  const opponent = opponents.find(({ owner }) => owner === open);
  const signs = mode === 'advanced' ? SIGNS : SIGNS.slice(0, 1);
  const leftTo = ({ owner }: BoardOwner) =>
    cluesOf(mode).filter(clue => isPossible(statusOf(owner, clue))).length;
  return (
    <div className="clue-lists">
      <div className="whose">
        <OpponentChoice opponents={opponents} leftTo={leftTo} open={open} onOpen={onOpen} />
        {opponent && signs.length > 1 && (
          <button
            type="button"
            aria-pressed={isNegated}
            onClick={() => setNegated(!isNegated)}
            className="negated"
          >
            {words('negated')}
          </button>
        )}
      </div>
      {opponent &&
        signs.map(sign => (
          <div key={sign} data-open={(sign === 'negated') === isNegated} className="clue-page">
            <ClueGrid
              mode={mode}
              sign={sign}
              opponent={opponent}
              statusOf={clue => statusOf(opponent.owner, clue)}
              {...rest}
            />
          </div>
        ))}
    </div>
  );
}

interface OpponentChoiceProps {
  readonly opponents: readonly BoardOwner[];
  /** How many clues are still possible for an opponent. */
  readonly leftTo: (opponent: BoardOwner) => number;
  readonly open: Owner | undefined;
  readonly onOpen: (owner: Owner) => void;
}

/** Selects the opponent whose list is open, and shows how many clues are still possible for each. */
function OpponentChoice({ opponents, leftTo, open, onOpen }: OpponentChoiceProps) {
  const words = useTranslations('notebook');
  return (
    <fieldset className="opponents">
      <legend className="sr-only">{words('whoseClue')}</legend>
      {opponents.map(opponent => {
        const { owner, seat, color, name } = opponent;
        const left = leftTo(opponent);
        return (
          <RadioOption
            key={owner}
            name="opponent"
            checked={owner === open}
            onChoose={() => onOpen(owner)}
            shape="card"
            className="opponent"
          >
            <SeatDisc seat={seat} color={color} className="size-7" />
            <span className="sr-only">{words('possibleFor', { name, count: left })}</span>
            <span aria-hidden="true" className="tabular">
              {left}
            </span>
          </RadioOption>
        );
      })}
    </fieldset>
  );
}
