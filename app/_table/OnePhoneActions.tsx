'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/Button';
import { CalmRow } from '@/app/_ui/CalmRow';
import { passAddress } from '@/app/addresses';
import { AskButtons } from './AskHintButton';

/** The main actions on a phone that is passed around: first everyone looks, then the table is asked, or looks again. */
export function OnePhoneActions({ record }: { readonly record: ReactNode }) {
  const words = useTranslations('pass');
  const { code, seats, you } = useTable(state => state.view);
  const haveLooked = seats.every(({ seat, looks }) => !you.includes(seat) || looks.phones > 0);
  return (
    <>
      {haveLooked ? <AskButtons>{record}</AskButtons> : <CalmRow>{record}</CalmRow>}
      <ButtonLink kind="primary" href={passAddress(code)}>
        {words(haveLooked ? 'lookAgain' : 'passRound')}
      </ButtonLink>
    </>
  );
}
