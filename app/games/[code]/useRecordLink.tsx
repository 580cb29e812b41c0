'use client';

import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { CalmLink } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { recordAddress } from '@/app/addresses';

/** A link to the record, with its number of entries. Seated players see it once two are seated, others if it exists. */
export function useRecordLink(): ReactElement | undefined {
  const words = useTranslations('record');
  const { code, record, seats, you } = useTable(state => state.view);
  const sitting = seats.filter(({ claimed }) => claimed).length;
  if (record === null && (you.length === 0 || sitting < 2)) return undefined;
  const entries = record?.entries.length ?? 0;
  return (
    <CalmLink icon={<Icon name="pieces" />} href={recordAddress(code)}>
      {words('short')}
      {entries > 0 && ` · ${entries}`}
    </CalmLink>
  );
}
