import { useTranslations } from 'use-intl';
import type { SaidSeat } from '@/app/_words/said';
import { CheckSlip } from './CheckSlip';
import { MendWords } from './MendWords';
import { wrongOnes } from './ownClues';
import { useOwnClues } from './useOwnClues';

/** Whether a seat's recorded pieces agree with its clues, and how to mend the first that does not. */
export function PiecesSlip({ view }: { readonly view: SaidSeat }) {
  const words = useTranslations('check');
  const { clues, map, board } = useOwnClues(view);
  const [wrong, ...more] = wrongOnes(clues, map, board);
  const count = clues.reduce((sum, { owner }) => sum + board.of(owner).length, 0);
  return (
    <CheckSlip clues={clues.map(({ said }) => said.short)}>
      {wrong ? (
        <MendWords wrong={wrong} more={more.length} />
      ) : (
        <>
          <p className="title font-display font-semibold">{words('right.title')}</p>
          <p>{words('right.all', { count })}</p>
          <p className="text-note text-soft">{words('right.longer')}</p>
        </>
      )}
    </CheckSlip>
  );
}
