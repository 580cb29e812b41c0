import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { tableAddress } from '@/app/addresses';

interface HandOnProps {
  /** Whether somebody is still to look: only the next page says who. */
  readonly isLast: boolean;
  /** Whether the phone goes round; else somebody has only looked once more. */
  readonly isRound: boolean;
  readonly onPass: () => void;
  readonly onAgain: () => void;
}

/** After a look: once more, or on to the next. */
export function HandOn({ isLast, isRound, onPass, onAgain }: HandOnProps) {
  const words = useTranslations('pass');
  const code = useTable(state => state.view.code);
  return (
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
  );
}
