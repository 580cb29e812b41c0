'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/Button';
import { namesAddress, passAddress } from '@/app/addresses';
import { AskButtons } from './AskHintButton';
import { HardWords } from './HardEnvelope';

/**
 * The main actions on a phone that is passed around: first everyone looks, by names if they like, then the table is
 * asked, or looks again.
 */
export function OnePhoneActions() {
  const words = useTranslations('pass');
  const { code, seats, you } = useTable(state => state.view);
  const isFirst = seats.some(({ seat, looks }) => you.includes(seat) && looks.phones === 0);
  return (
    <>
      {isFirst ? (
        <>
          <HardWords />
          <ButtonLink kind="word" href={namesAddress(code)}>
            {words('whoPlays')}
          </ButtonLink>
        </>
      ) : (
        <AskButtons />
      )}
      <ButtonLink kind="primary" href={passAddress(code)}>
        {words(isFirst ? 'passRound' : 'lookAgain')}
      </ButtonLink>
    </>
  );
}
