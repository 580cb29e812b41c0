'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LegendAtFoot } from '@/app/_map/LegendAtFoot';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { later } from '@/app/_ui/later';
import { PageHead } from '@/app/_ui/PageHead';
import { ADDRESSES, layAddress, passAddress } from '@/app/addresses';
import { AskHintButton } from './AskHintButton';
import { Connection } from './Connection';
import { DealFold } from './DealFold';
import { FoundButton } from './FoundButton';
import { JoinTag } from './JoinTag';
import { SeatEvents } from './SeatEvents';
import { Seats } from './Seats';
import { TableTabs } from './TableTabs';
import { VoteBanner } from './VoteBanner';

const TableMap = later(
  async () => (await import('./TableMap')).TableMap,
  <div className="map-panel">
    <div className="map-window" />
    <div className="map-reading" />
  </div>,
);
const EndScreen = later(async () => (await import('@/app/games/[code]/EndScreen')).EndScreen);

/** The part that all see. */
export function TableScreen() {
  const words = useTranslations('table');
  const { code, mode, players, you, moment } = useTable(state => state.view);
  const [first] = useState(moment);
  if (moment === 'end') return <EndScreen hasJustEnded={first !== 'end'} />;
  return (
    <main className="map-page table-page">
      <PageHead
        title={words('title')}
        note={words(`about.${mode}`, { count: players })}
        back={{ href: ADDRESSES.start, label: words('toStart') }}
        tabs={<TableTabs here="table" />}
      />
      <VoteBanner />
      {/* One column on a phone, so that what is at the thumb is there from the first. */}
      <div className="parts">
        <div className="lost">
          <Connection />
        </div>
        <div className="chart">
          <TableMap />
        </div>
        {/* Everything at its own place, whatever the state: people come back to where it was. */}
        <div className="doings">
          <Seats />
          <SeatEvents />
          {you.length > 1 && (
            <ButtonLink href={passAddress(code)} className="print:hidden">
              {words('passPhone')}
            </ButtonLink>
          )}
          <AskHintButton />
          <JoinTag />
          <LegendAtFoot />
          <ButtonLink href={layAddress(code)} className="print:hidden">
            {words('layMap')}
          </ButtonLink>
          <FoundButton />
          <DealFold />
        </div>
      </div>
    </main>
  );
}
