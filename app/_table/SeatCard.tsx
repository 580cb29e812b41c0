import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '@/app/_ui/PageLink';
import { lookAddress, seatAddress, sitAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';
import { Looks } from './Looks';
import { SeatDiscs } from './SeatDiscs';
import { OwnSeatState, SeatState } from './SeatState';
import { useSeatName } from './seatName';

/** By the phone of who sits there and reads this, by one that goes round, or by another if by any. */
export type HeldBy = 'you' | 'all' | 'other';

interface SeatCardProps {
  readonly code: string;
  readonly seat: SeatSummary;
  readonly held: HeldBy;
  /** Whether this phone hears nothing of the table. */
  readonly isLost: boolean;
  readonly onTap: () => void;
}

/** A place at the table: yours, a way to your clue; free, a way to sit down; else who sits there. */
export function SeatCard(props: SeatCardProps) {
  const { code, seat, held, isLost, onTap } = props;
  const words = useTranslations('seat');
  const moments = useTranslations('moments');
  const seatName = useSeatName();
  if (held !== 'other') {
    const own = held === 'all' ? lookAddress(code, seat.seat) : seatAddress(code, seat.seat);
    return (
      <PageLink href={own} className="seat-card border-ink bg-sheet">
        <SeatWords seat={seat} title={seatName(seat)}>
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
        <SeatWords seat={seat} title={words('seatNumber', { seat: seat.seat })} isPale>
          {moments('stillFree')}
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
      <SeatWords seat={seat} title={seatName(seat)}>
        <SeatState seat={seat} isLost={isLost} />
      </SeatWords>
    </button>
  );
}

interface SeatWordsProps {
  readonly seat: SeatSummary;
  readonly title: string;
  readonly isPale?: boolean;
  readonly children: ReactNode;
}

function SeatWords({ seat, title, isPale = false, children }: SeatWordsProps) {
  return (
    <>
      <span className={isPale ? 'opacity-45' : ''}>
        <SeatDiscs seat={seat} className="size-9" smaller="size-7" />
      </span>
      <span className="min-w-0 grow leading-tight">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-note leading-tight text-soft print:hidden">{children}</span>
      </span>
    </>
  );
}
