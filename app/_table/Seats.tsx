'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { isLost as isTableLost } from '@/app/_state/tableStore';
import { PageLink } from '@/app/_ui/PageLink';
import { lookAddress, seatAddress, sitAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views/views';
import { HardMark } from './HardEnvelope';
import { OtherSeatSheet } from './OtherSeatSheet';
import { isPassAndPlay } from './questions';
import { Looks, OwnSeatState, SeatState } from './SeatState';
import { useSeatName } from './seatName';

/** The seat cards of the table page. A tap on another player's seat opens its sheet. */
export function Seats() {
  const [tapped, setTapped] = useState<number>();
  const seat = useTable(({ view }) => view.seats.find(each => each.seat === tapped));
  return (
    <>
      <SeatCards onTap={setTapped} />
      {seat?.claimed && <OtherSeatSheet seat={seat} onClose={() => setTapped(undefined)} />}
    </>
  );
}

/** All seats: one's own and the free ones link to their pages; other players' seats call `onTap`. */
export function SeatCards({ onTap }: { onTap: (seat: number) => void }) {
  const words = useTranslations('table');
  const view = useTable(state => state.view);
  const { code, seats, you } = view;
  const own = isPassAndPlay(view) ? 'all' : 'you';
  const isLost = useTable(isTableLost);
  return (
    <section aria-label={words('seats')}>
      <ul className="seats">
        {seats.map(each => (
          <li key={each.seat} className="grid min-w-0">
            <SeatCard
              code={code}
              seat={each}
              held={you.includes(each.seat) ? own : 'other'}
              isLost={isLost}
              isHard={view.hard === each.seat}
              onTap={() => onTap(each.seat)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who holds the seat: this phone's player, a phone that is passed around, or another phone or no one. */
type HeldBy = 'you' | 'all' | 'other';

interface SeatCardProps {
  readonly code: string;
  readonly seat: SeatSummary;
  readonly held: HeldBy;
  /** Whether this phone has lost its connection to the table. */
  readonly isLost: boolean;
  /** Whether it has the hard envelope. */
  readonly isHard: boolean;
  readonly onTap: () => void;
}

/** One seat: one's own links to its clue, a free one to the page to sit down, and another player's shows its state. */
function SeatCard(props: SeatCardProps) {
  const { code, seat, held, isLost, isHard, onTap } = props;
  const words = useTranslations('seat');
  const stages = useTranslations('stages');
  const seatName = useSeatName();
  if (held !== 'other') {
    const own = held === 'all' ? lookAddress(code, seat.seat) : seatAddress(code, seat.seat);
    return (
      <PageLink href={own} className="seat-card border-ink bg-sheet">
        <SeatWords seat={seat} isHard={isHard} title={seatName(seat)}>
          {held === 'all' ? <Looks looks={seat.looks} /> : <OwnSeatState isLost={isLost} />}
        </SeatWords>
      </PageLink>
    );
  }
  if (!seat.claimed) {
    return (
      <PageLink
        href={sitAddress(code, seat.seat)}
        className="seat-card border-dashed border-edge bg-page"
      >
        <SeatWords
          seat={seat}
          isHard={isHard}
          title={words('seatNumber', { seat: seat.seat })}
          isPale
        >
          {stages('stillFree')}
        </SeatWords>
      </PageLink>
    );
  }
  return (
    <button
      type="button"
      data-printed
      aria-haspopup="dialog"
      onClick={onTap}
      className="seat-card border-rule bg-sheet"
    >
      <SeatWords seat={seat} isHard={isHard} title={seatName(seat)}>
        <SeatState seat={seat} isLost={isLost} />
      </SeatWords>
    </button>
  );
}

interface SeatWordsProps {
  readonly seat: SeatSummary;
  readonly isHard: boolean;
  readonly title: string;
  readonly isPale?: boolean;
  readonly children: ReactNode;
}

function SeatWords({ seat, isHard, title, isPale = false, children }: SeatWordsProps) {
  return (
    <>
      <span className={isPale ? 'opacity-45' : ''}>
        <SeatDiscs seat={seat} className="size-9" smaller="size-7" />
      </span>
      <span className="min-w-0 grow leading-tight">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-note leading-tight text-soft print:hidden">{children}</span>
      </span>
      {isHard && <HardMark />}
    </>
  );
}
