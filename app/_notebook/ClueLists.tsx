import { useState } from 'react';
import { type Clue, type ClueId, cluesOf } from '@/lib/clues/clue';
import type { Mode } from '@/lib/data/terms';
import type { Owner } from '@/lib/play/pieces';
import { ClueGrid } from './ClueGrid';
import { ClueRows } from './ClueRows';
import { SIGNS, type Sign } from './listProps';
import { OpponentChoice } from './OpponentChoice';
import type { Opponent } from './opponent';
import { SignChoice } from './SignChoice';
import { isLeft, type Standing } from './standing';

export interface ClueListsProps {
  readonly mode: Mode;
  readonly opponents: readonly Opponent[];
  /** Who reads it, by whose disc the own clue is known; nothing where nobody of the table does. */
  readonly own: Pick<Opponent, 'seat' | 'color'> | undefined;
  /** Whose list is open; nothing for none. */
  readonly open: Owner | undefined;
  readonly onOpen: (owner: Owner) => void;
  readonly standing: (owner: Owner, clue: Clue) => Standing;
  readonly chosen: ClueId | undefined;
  readonly onTap: (clue: Clue) => void;
  /** Strikes a clue out by hand, or takes the stroke back; nothing where nobody can. */
  readonly onStrike: ((clue: Clue) => void) | undefined;
  /** Whether the clues are rows of words instead of signs. */
  readonly isInWords: boolean;
}

/** Everybody else's clues, as far as they are still possible: an opponent at a time, on two pages. */
export function ClueLists(props: ClueListsProps) {
  const { mode, opponents, own, open, onOpen, standing, onStrike, isInWords, ...rest } = props;
  const [openSign, setSign] = useState<Sign>('plain');
  const opponent = opponents.find(({ owner }) => owner === open);
  const signs = mode === 'advanced' ? SIGNS : SIGNS.slice(0, 1);
  const left = (owner: Owner, isCounted = (_: Clue) => true) =>
    cluesOf(mode).filter(clue => isCounted(clue) && isLeft(standing(owner, clue))).length;
  return (
    <div className="clue-lists">
      <OpponentChoice
        opponents={opponents}
        leftTo={({ owner }) => left(owner)}
        open={open}
        onOpen={onOpen}
      />
      {opponent && signs.length > 1 && (
        <SignChoice
          value={openSign}
          onChange={setSign}
          leftOf={sign => left(opponent.owner, ({ negated }) => negated === (sign === 'negated'))}
        />
      )}
      {opponent &&
        signs.map(sign => {
          const list = {
            mode,
            sign,
            opponent,
            own,
            standingOf: (clue: Clue) => standing(opponent.owner, clue),
            ...rest,
          };
          return (
            <div key={sign} data-open={sign === openSign} className="clue-page">
              {isInWords ? <ClueRows {...list} onStrike={onStrike} /> : <ClueGrid {...list} />}
            </div>
          );
        })}
    </div>
  );
}
