import { memo } from 'react';
import type { Clue } from '@/lib/clues/clue';
import { ClueGlyph } from './ClueGlyph';
import type { Opponent } from './opponent';
import { StrikeLine } from './StrikeLine';
import { StruckCorner } from './StruckCorner';
import { isByHand, type Standing } from './standing';

interface ClueCellProps {
  readonly clue: Clue;
  /** The clue, and how it stands. */
  readonly label: string;
  readonly standing: Standing;
  readonly opponent: Opponent;
  readonly own: Pick<Opponent, 'seat' | 'color'> | undefined;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly onTap: (clue: Clue) => void;
}

/** A clue as a sign to tap, 44 by 46 pixels at least. */
export const ClueCell = memo(function ClueCell(props: ClueCellProps) {
  const { clue, label, standing, opponent, own, isChosen, isStop, onTap } = props;
  const { strike, isSupposed } = standing;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-struck={strike?.by}
      data-supposed={isSupposed ? '' : undefined}
      onClick={() => onTap(clue)}
      className="clue-cell"
    >
      <span className="face">
        <ClueGlyph subject={clue} />
        {strike && strike.by !== 'band' && <StrikeLine isByHand={isByHand(strike)} />}
        <StruckCorner standing={standing} opponent={opponent} own={own} />
      </span>
    </button>
  );
});
