'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/Button';
import { passAddress } from '@/app/addresses';
import { AskButtons } from './AskHintButton';

/** The main actions on a phone that is passed around: first everyone looks, then the table is asked, or looks again. */
export function OnePhoneActions() {
  const words = useTranslations('pass');
  const { code, seats, you } = useTable(state => state.view);
  const yours = seats.filter(({ seat }) => you.includes(seat));
  if (yours.some(({ looks }) => looks.phones === 0)) {
    return (
      <ButtonLink kind="primary" href={passAddress(code)}>
        {words('passRound')}
      </ButtonLink>
    );
  }
  return (
    <div className="grid gap-2">
      <AskButtons />
      <ButtonLink kind="primary" href={passAddress(code)}>
        {words('lookAgain')}
      </ButtonLink>
    </div>
  );
}
