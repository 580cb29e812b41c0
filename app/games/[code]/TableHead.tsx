'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { TableTabs } from '@/app/_table/TableTabs';
import { PageHead } from '@/app/_ui/PageHead';
import { ADDRESSES } from '@/app/addresses';

/** The table's name, and in a line which game it is and who sits: "advanced · 2 of 4 sit". */
export function TableHead() {
  const words = useTranslations('table');
  const moments = useTranslations('moments');
  const modes = useTranslations('start');
  const { mode, players, round, seats, onePhone } = useTable(state => state.view);
  const sitting = seats.filter(({ claimed }) => claimed).length;
  const who = sitting === players ? 'allSit' : 'satOf';
  const notes = [
    modes(`mode.${mode}`),
    sitting === 0 || onePhone
      ? modes('players', { count: players })
      : moments(who, { count: sitting, all: players }),
    round > 1 && moments('gameNumber', { round }),
  ];
  return (
    <PageHead
      title={words('title')}
      note={notes.filter(note => note !== false).join(' · ')}
      back={{ href: ADDRESSES.start, label: words('toStart') }}
      tabs={<TableTabs here="table" />}
    />
  );
}
