'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { AskButtons } from '@/app/_table/AskHintButton';
import { DealDisclosure } from '@/app/_table/DealDisclosure';
import { RingRow } from '@/app/_table/RingRow';
import { SeatEvents } from '@/app/_table/SeatEvents';
import { Seats } from '@/app/_table/Seats';
import { TablePage } from '@/app/_table/TablePage';
import { calledHex } from '@/app/_table/tableFacts';
import { Icon } from '@/app/_ui/Icon';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import { PageLink } from '@/app/_ui/PageLink';
import { comparedMapAddress } from '@/app/addresses';
import { EveningProgress } from './EveningProgress';
import { LazyTableMap } from './LazyTableMap';
import { Poster } from './Poster';
import { RedealRows } from './RedealRows';
import { YourClue } from './YourClue';

/** While the others join: how they do it, and who has joined. */
export function SitStage({ head }: { readonly head: PageHeadProps }) {
  const hasCalledSpace = useTable(({ view }) => calledHex(view) !== undefined);
  return (
    <TablePage
      {...head}
      className={hasCalledSpace ? '' : 'at-sit'}
      map={
        <>
          {/* On a phone the poster has the map's place, and this its line, unless a vote is about a space. */}
          <LaidRow />
          <LazyTableMap />
          <Poster />
        </>
      }
      content={
        <>
          <EveningProgress stage="sit" />
          <Seats />
          <RingRow />
          <ul className="empty:hidden print:hidden">
            <RedealRows />
          </ul>
          <LaidRow />
          <SeatEvents />
          <DealDisclosure />
        </>
      }
      actions={
        <>
          <AskButtons />
          <YourClue />
        </>
      }
    />
  );
}

/** The map is laid, and can be seen again: on a phone in the line above the poster, else below the seats. */
function LaidRow() {
  const words = useTranslations('stages');
  const code = useTable(state => state.view.code);
  return (
    <PageLink href={comparedMapAddress(code)} className="laid-row">
      <Icon name="check" className="size-5 text-accent" />
      <span className="min-w-0 grow">{words('mapLaid')}</span>
      <Icon name="forward" />
    </PageLink>
  );
}
