import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '@/app/_ui/PageLink';
import { seatAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';
import { SeatDiscs } from './SeatDiscs';
import { OwnSeatState, SeatState } from './SeatState';
import { useSeatName } from './seatName';

interface SeatCardProps {
  readonly code: string;
  readonly seat: SeatSummary;
  readonly isYours: boolean;
  /** Whether this phone hears nothing of the table. */
  readonly isLost: boolean;
  readonly onTap: () => void;
}

const STYLE =
  'flex min-h-14 w-full items-center gap-2 rounded-card border-[1.5px] px-2 py-1 text-left';

/** A place at the table: yours, a way to your clue; free, a way to sit down; else who sits there. */
export function SeatCard({ code, seat, isYours, isLost, onTap }: SeatCardProps) {
  const words = useTranslations('table');
  const seatName = useSeatName();
  if (isYours) {
    return (
      <PageLink href={seatAddress(code, seat.seat)} className={`${STYLE} border-ink bg-sheet`}>
        <SeatWords seat={seat} title={seatName(seat)}>
          <OwnSeatState isLost={isLost} />
        </SeatWords>
      </PageLink>
    );
  }
  const [title, style] = seat.claimed
    ? [seatName(seat), 'border-rule bg-sheet']
    : [words('seatFree', { seat: seat.seat }), 'border-dashed border-edge bg-page'];
  return (
    <button type="button" data-printed onClick={onTap} className={`${STYLE} ${style}`}>
      <SeatWords seat={seat} title={title}>
        {seat.claimed ? <SeatState seat={seat} isLost={isLost} /> : words('tapToSit')}
      </SeatWords>
    </button>
  );
}

interface SeatWordsProps {
  readonly seat: SeatSummary;
  readonly title: string;
  readonly children: ReactNode;
}

function SeatWords({ seat, title, children }: SeatWordsProps) {
  const words = useTranslations('table');
  const { free } = seat;
  return (
    <>
      <SeatDiscs seat={seat} className="size-9" smaller="size-7" />
      <span className="min-w-0 grow leading-tight">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-note leading-tight text-soft print:hidden">{children}</span>
        {free.votes > 0 && (
          <span className="block text-note leading-tight font-semibold text-warn">
            {words('wantFree', { votes: free.votes, needed: free.needed })}
          </span>
        )}
      </span>
    </>
  );
}
