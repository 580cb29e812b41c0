'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { PageLink } from '@/app/_ui/PageLink';
import { ThemeSwitch } from '@/app/_ui/ThemeSwitch';
import { ADDRESSES, eveningAddress, seatAddress, tableAddress } from '@/app/addresses';
import { useSeatName } from './seatName';

interface TableTabsProps {
  /** The page that is open: the table itself, its evening, or a seat of it. */
  readonly here: 'table' | 'evening' | number;
}

/** The ways between a table's pages, and to the other theme: for a screen that has room for them. */
export function TableTabs({ here }: TableTabsProps) {
  const words = useTranslations('table');
  const pages = useTranslations('pages');
  const seatName = useSeatName();
  const evening = useTranslations('evening');
  const { code, seats, you, round, moment } = useTable(state => state.view);
  const hasEvening = you.length > 0 && (round > 1 || moment === 'end');
  const own = seats.filter(({ seat }) => you.includes(seat));
  return (
    <>
      <nav className="flex flex-wrap">
        <Tab href={tableAddress(code)} isHere={here === 'table'}>
          {words('tab.table')}
        </Tab>
        {own.map(seat => (
          <Tab key={seat.seat} href={seatAddress(code, seat.seat)} isHere={here === seat.seat}>
            {own.length === 1 ? words('tab.seat') : seatName(seat)}
          </Tab>
        ))}
        {hasEvening && (
          <Tab href={eveningAddress(code)} isHere={here === 'evening'}>
            {evening('title')}
          </Tab>
        )}
        <Tab href={ADDRESSES.howToPlay} isHere={false}>
          {pages('howTo')}
        </Tab>
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
  readonly children: string;
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
