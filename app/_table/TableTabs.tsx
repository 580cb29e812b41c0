'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { PageLink } from '@/app/_ui/PageLink';
import { eveningAddress, seatAddress, tableAddress } from '@/app/addresses';
import { NewsDot } from './NewsDot';
import { isPassAndPlay } from './questions';
import { useSeatName } from './seatName';

interface TableTabsProps {
  /** The current page: the table, a seat's number, or the evening's games; none of them on other pages. */
  readonly current?: 'table' | 'evening' | number;
}

/** Tabs for a table's pages, for screens with room for them. */
export function TableTabs({ current }: TableTabsProps) {
  const words = useTranslations('table');
  const evening = useTranslations('evening');
  const seatName = useSeatName();
  const view = useTable(state => state.view);
  const { code, stage, round, seats, you } = view;
  // On a phone that is passed around, no player has a page of their own.
  const own = isPassAndPlay(view) ? [] : seats.filter(({ seat }) => you.includes(seat));
  // For seated players, once a game has ended.
  const hasEvening = you.length > 0 && (round > 1 || stage === 'end');
  return (
    <nav className="flex flex-wrap">
      <Tab href={tableAddress(code)} isCurrent={current === 'table'}>
        {words('tab.table')}
      </Tab>
      {own.map(seat => (
        <Tab key={seat.seat} href={seatAddress(code, seat.seat)} isCurrent={current === seat.seat}>
          {own.length === 1 ? words('tab.seat') : seatName(seat)}
          {seat.hasWrongPiece && <NewsDot />}
        </Tab>
      ))}
      {hasEvening && (
        <Tab href={eveningAddress(code)} isCurrent={current === 'evening'}>
          {evening('title')}
        </Tab>
      )}
    </nav>
  );
}

interface TabProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function Tab({ href, isCurrent, children }: TabProps) {
  return (
    <PageLink
      href={href}
      scroll={false}
      aria-current={isCurrent ? 'page' : undefined}
      className="table-tab"
    >
      {children}
    </PageLink>
  );
}
