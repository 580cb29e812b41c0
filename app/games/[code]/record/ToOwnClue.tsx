import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { NewsDot } from '@/app/_table/NewsDot';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { passAddress, seatAddress } from '@/app/addresses';

/** From the board to the own clue, with a dot where something waits there; on one phone to whoever looks next. */
export function ToOwnClue() {
  const words = useTranslations('moments');
  const pass = useTranslations('pass');
  const { code, you, seats } = useTable(state => state.view);
  const [seat] = you;
  if (seat === undefined) return null;
  const isShared = you.length > 1;
  return (
    <PageLink href={isShared ? passAddress(code) : seatAddress(code, seat)} className="to-clue">
      <Icon name="envelope" />
      <span className="sr-only">{isShared ? pass('lookAgain') : words('yourClue')}</span>
      {seats.some(({ note }) => note) && <NewsDot />}
    </PageLink>
  );
}
