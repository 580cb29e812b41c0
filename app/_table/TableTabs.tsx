'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { PageLink } from '@/app/_ui/PageLink';
import { ThemeSwitch } from '@/app/_ui/ThemeSwitch';
import { eveningAddress, seatAddress, tableAddress } from '@/app/addresses';
import { NewsDot } from './NewsDot';
import { isPassAndPlay } from './questions';
import { useSeatName } from './seatName';

interface TableTabsProps {
  /** The page that is open: the table itself, a seat of it, or the evening's games. */
  readonly here: 'table' | 'evening' | number;
}

/** The ways between a table's pages, and to the other theme: for a screen that has room for them. */
export function TableTabs({ here }: TableTabsProps) {
  const words = useTranslations('table');
  const evening = useTranslations('evening');
  const seatName = useSeatName();
  const view = useTable(state => state.view);
  const { code, moment, round, seats, you } = view;
  // Where one phone goes round, nobody has a page of their own on it.
  const own = isPassAndPlay(view) ? [] : seats.filter(({ seat }) => you.includes(seat));
  // Told to those who sit here, once there is a game to tell of.
  const hasEvening = you.length > 0 && (round > 1 || moment === 'end');
  return (
    <>
      <nav className="flex flex-wrap">
        <Tab href={tableAddress(code)} isHere={here === 'table'}>
          {words('tab.table')}
        </Tab>
        {own.map(seat => (
          <Tab key={seat.seat} href={seatAddress(code, seat.seat)} isHere={here === seat.seat}>
            {own.length === 1 ? words('tab.seat') : seatName(seat)}
            {seat.hasWrongPiece && <NewsDot />}
          </Tab>
        ))}
        {hasEvening && (
          <Tab href={eveningAddress(code)} isHere={here === 'evening'}>
            {evening('title')}
          </Tab>
        )}
      </nav>
      <ThemeSwitch
        isBare
        className="ml-auto grid size-[44px] shrink-0 place-items-center rounded-field"
      />
    </>
  );
}

interface TabProps {
  readonly href: string;
  readonly isHere: boolean;
  readonly children: ReactNode;
}

function Tab({ href, isHere, children }: TabProps) {
  return (
    <PageLink
      href={href}
      scroll={false}
      aria-current={isHere ? 'page' : undefined}
      className="table-tab"
    >
      {children}
    </PageLink>
  );
}
