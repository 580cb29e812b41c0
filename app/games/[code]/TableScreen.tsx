'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { TableTabs } from '@/app/_table/TableTabs';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import { ADDRESSES } from '@/app/addresses';
import { LayStage } from './LayStage';
import { PlayStage } from './PlayStage';
import { SitStage } from './SitStage';

const EndScreen = lazyComponent(async () => (await import('./EndScreen')).EndScreen, null, 'board');

/** The table's shared page. The current step comes first; the rest is in the table's sheet. */
export function TableScreen() {
  const stage = useTable(state => state.view.stage);
  const head = useTableHead();
  switch (stage) {
    case 'lay':
      return <LayStage head={head} />;
    case 'sit':
      return <SitStage head={head} />;
    case 'play':
      return <PlayStage head={head} />;
    case 'end':
      return <EndScreen />;
  }
}

function useTableHead(): PageHeadProps {
  const words = useTranslations('table');
  return {
    title: words('title'),
    back: { href: ADDRESSES.start, label: words('toStart') },
    tabs: <TableTabs current="table" />,
  };
}
