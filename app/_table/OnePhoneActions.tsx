'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/Button';
import { CalmLink, CalmRow } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { namesAddress, passAddress } from '@/app/addresses';
import { AskButtons } from './AskHintButton';
import { HardWords } from './HardEnvelope';

/**
 * The main actions on a phone that is passed around: first everyone looks, by names if they like, then the table is
 * asked, or looks again. The link to the record is `record`.
 */
export function OnePhoneActions({ record }: { readonly record: ReactNode }) {
  const words = useTranslations('pass');
  const { code, seats, you } = useTable(state => state.view);
  const isFirst = seats.some(({ seat, looks }) => you.includes(seat) && looks.phones === 0);
  return (
    <>
      {isFirst ? (
        <>
          <HardWords />
          <CalmRow>
            <CalmLink icon={<Icon name="pencil" />} href={namesAddress(code)}>
              {words('whoPlays')}
            </CalmLink>
            {record}
          </CalmRow>
        </>
      ) : (
        <AskButtons>{record}</AskButtons>
      )}
      <ButtonLink kind="primary" href={passAddress(code)}>
        {words(isFirst ? 'passRound' : 'lookAgain')}
      </ButtonLink>
    </>
  );
}
