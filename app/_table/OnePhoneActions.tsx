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
 * The main actions on a phone that is passed around. At first: pass it round and enter names. Once everyone has looked:
 * hint, find and look again. `record` is the link to the record.
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
