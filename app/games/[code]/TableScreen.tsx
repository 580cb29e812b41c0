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

const EndScreen = lazyComponent(async () => (await import('./EndScreen')).EndScreen);

/** The table's shared page. The current step comes first; the rest is folded away. */
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

/** The table's name, and a line with mode, seats and game number: "advanced · 2 of 4 sit". */
function useTableHead(): PageHeadProps {
  const words = useTranslations('table');
  const stages = useTranslations('stages');
  const modes = useTranslations('start');
  const { mode, players, round, seats, onePhone } = useTable(state => state.view);
  const sitting = seats.filter(({ claimed }) => claimed).length;
  const who = sitting === players ? 'allSit' : 'someSit';
  const notes = [
    modes(`mode.${mode}`),
    sitting === 0 || onePhone
      ? modes('players', { count: players })
      : stages(who, { count: sitting, all: players }),
    round > 1 && stages('gameNumber', { round }),
  ];
  return {
    title: words('title'),
    note: notes.filter(note => note !== false).join(' · '),
    back: { href: ADDRESSES.start, label: words('toStart') },
    tabs: <TableTabs current="table" />,
  };
}
