import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { notebookAddress, tableAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/game/seat';

interface HandOnProps {
  /** Whether somebody is still to look: only the next page says who. */
  readonly isLast: boolean;
  /** Whether the phone goes round; else somebody has only looked once more. */
  readonly isRound: boolean;
  /** Who has the phone. */
  readonly seat: SeatNumber;
  readonly onPass: () => void;
  readonly onAgain: () => void;
}

/** After a look: once more, or on to the next. */
export function HandOn({ isLast, isRound, seat, onPass, onAgain }: HandOnProps) {
  const words = useTranslations('pass');
  const notebook = useTranslations('notebook');
  const code = useTable(state => state.view.code);
  return (
    <>
      <ButtonLink kind="quiet" href={notebookAddress(code, seat)} className="text-base">
        {notebook('open')}
      </ButtonLink>
      <div className="choices">
        <Button className="px-3" onClick={onAgain}>
          {words('onceMore')}
        </Button>
        {isRound ? (
          <Button kind="primary" className="px-3" onClick={onPass}>
            {words(isLast ? 'done' : 'passOn')}
          </Button>
        ) : (
          <ButtonLink kind="primary" href={tableAddress(code)} className="px-3">
            {words('toMap')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
