'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Connection, LostSeatMessage } from '@/app/_table/Connection';
import { TableTabs } from '@/app/_table/TableTabs';
import { SkipToQuestion, VoteBanner } from '@/app/_table/VoteBanner';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { PageHead } from '@/app/_ui/PageHead';
import { ADDRESSES } from '@/app/addresses';
import { LayMoment } from './LayMoment';
import { PlayMoment } from './PlayMoment';
import { SitMoment } from './SitMoment';

const EndScreen = lazyComponent(async () => (await import('./EndScreen')).EndScreen);

/** The table's shared page. The current step comes first; the rest is folded away. */
export function TableScreen() {
  const moment = useTable(state => state.view.moment);
  const [first] = useState(moment);
  if (moment === 'end') return <EndScreen hasJustEnded={first !== 'end'} />;
  return (
    <main className="map-page table-page">
      <SkipToQuestion />
      <TableHead />
      <VoteBanner />
      {/* One column on a phone, so that the bottom bar is in view from the start. */}
      <div className="parts gives-way">
        <div className="news">
          <Connection />
          <LostSeatMessage />
        </div>
        {moment === 'lay' && <LayMoment />}
        {moment === 'sit' && <SitMoment />}
        {moment === 'play' && <PlayMoment />}
      </div>
    </main>
  );
}

/** The table's name, and a line with mode, seats and game number: "advanced · 2 of 4 sit". */
function TableHead() {
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
