'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { LostSeatMessage } from '@/app/_table/LostSeatMessage';
import { ToQuestion } from '@/app/_table/ToQuestion';
import { VoteBanner } from '@/app/_table/VoteBanner';
import { later } from '@/app/_ui/later';
import { LayMoment } from './LayMoment';
import { PlayMoment } from './PlayMoment';
import { SitMoment } from './SitMoment';
import { TableHead } from './TableHead';

const EndScreen = later(async () => (await import('./EndScreen')).EndScreen);

/** The part that all see, as the evening goes: what is done now comes first, and the rest is folded away. */
export function TableScreen() {
  const moment = useTable(state => state.view.moment);
  const [first] = useState(moment);
  if (moment === 'end') return <EndScreen hasJustEnded={first !== 'end'} />;
  return (
    <main className="map-page table-page">
      <ToQuestion />
      <TableHead />
      <VoteBanner />
      {/* One column on a phone, so that what is at the thumb is there from the first. */}
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
