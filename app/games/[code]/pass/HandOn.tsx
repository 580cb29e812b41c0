import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';

interface HandOnProps {
  readonly next: SeatSummary | undefined;
  /** Whether the phone goes round; else somebody has only looked once more. */
  readonly isRound: boolean;
  readonly onPass: () => void;
  readonly onAgain: () => void;
}

/** After a look: once more, or on to whoever is next. */
export function HandOn({ next, isRound, onPass, onAgain }: HandOnProps) {
  const words = useTranslations('pass');
  const seatName = useSeatName();
  const code = useTable(state => state.view.code);
  return (
    <div className="choices">
      <Button className="px-3" onClick={onAgain}>
        {words('onceMore')}
      </Button>
      {isRound ? (
        <Button kind="primary" className="px-3" onClick={onPass}>
          {next ? words('onTo', { name: seatName(next) }) : words('done')}
        </Button>
      ) : (
        <ButtonLink kind="primary" href={tableAddress(code)} className="px-3">
          {words('toMap')}
        </ButtonLink>
      )}
    </div>
  );
}
