import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Looks } from '@/app/_ui/Looks';
import { Presence, PresenceDot } from '@/app/_ui/Presence';
import { SeatDisc } from '@/app/_ui/SeatDisc';
import { useSeatName } from '@/app/_ui/seatName';
import type { SeatSummary } from '@/lib/game/views';

interface SeatCardProps {
  readonly code: string;
  readonly seat: SeatSummary;
  readonly isYours: boolean;
  readonly onTap: () => void;
}

const LOOK = 'flex min-h-16 w-full items-center gap-2 rounded-card border-[1.5px] p-2 text-left';

/** A place at the table: yours, a way to your clue; free, a way to sit down; else who sits there. */
export function SeatCard({ code, seat, isYours, onTap }: SeatCardProps) {
  const words = useTranslations('table');
  const seatName = useSeatName();
  if (isYours) {
    return (
      <Link href={`/games/${code}/seats/${seat.seat}`} className={`${LOOK} border-ink bg-sheet`}>
        <SeatWords
          seat={seat}
          title={seatName(seat)}
          action={<span className="underline underline-offset-2">{words('seeClue')}</span>}
        >
          <PresenceDot isHere />
          {words('you')}
        </SeatWords>
      </Link>
    );
  }
  const [title, look] = seat.claimed
    ? [seatName(seat), 'border-rule bg-sheet']
    : [words('seatFree', { seat: seat.seat }), 'border-dashed border-edge bg-page'];
  return (
    <button type="button" onClick={onTap} className={`${LOOK} ${look}`}>
      <SeatWords seat={seat} title={title}>
        {seat.claimed ? <Presence seat={seat} /> : words('tapToSit')}
      </SeatWords>
    </button>
  );
}

interface SeatWordsProps {
  readonly seat: SeatSummary;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function SeatWords({ seat, title, action, children }: SeatWordsProps) {
  const words = useTranslations('table');
  const { looks, free, claimed } = seat;
  return (
    <>
      <SeatDisc seat={seat.seat} color={seat.color} className="size-9" />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-note text-soft">{children}</span>
        {(claimed || looks.count > 0) && (
          <span className="block text-note text-soft">
            <Looks looks={looks} />
          </span>
        )}
        {action && <span className="block text-note">{action}</span>}
        {free.votes > 0 && (
          <span className="block text-note font-semibold text-warn">
            {words('wantFree', { votes: free.votes, needed: free.needed })}
          </span>
        )}
      </span>
    </>
  );
}
