import Link from 'next/link';
import type { ReactNode } from 'react';
import { SeatDisc } from '@/app/_ui/SeatDisc';
import { seatName } from '@/app/_ui/seatName';
import type { SeatSummary } from '@/lib/game/views';

interface SeatCardProps {
  readonly code: string;
  readonly seat: SeatSummary;
  readonly isYours: boolean;
  readonly onClaim: () => void;
}

const LOOK = 'flex min-h-16 items-center gap-2.5 rounded-card border-[1.5px] px-2.5 py-2 text-left';

/** A place at the table: yours, a way to your clue; free, a way to sit down; else who sits there. */
export function SeatCard({ code, seat, isYours, onClaim }: SeatCardProps) {
  if (isYours) {
    return (
      <Link href={`/games/${code}/seats/${seat.seat}`} className={`${LOOK} border-ink bg-sheet`}>
        <SeatWords seat={seat} title={seatName(seat)}>
          <span className="underline underline-offset-2">see your clue</span>
        </SeatWords>
      </Link>
    );
  }
  if (!seat.claimed) {
    return (
      <button
        type="button"
        onClick={onClaim}
        className={`${LOOK} border-dashed border-edge bg-page`}
      >
        <SeatWords seat={seat} title={`Seat ${seat.seat} free`}>
          tap to take it
        </SeatWords>
      </button>
    );
  }
  return (
    <div className={`${LOOK} border-rule bg-sheet`}>
      <SeatWords seat={seat} title={seatName(seat)}>
        seat {seat.seat}
      </SeatWords>
    </div>
  );
}

function SeatWords(props: { seat: SeatSummary; title: string; children: ReactNode }) {
  return (
    <>
      <SeatDisc seat={props.seat.seat} color={props.seat.color} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-break-word">{props.title}</span>
        <span className="block text-note text-soft">{props.children}</span>
      </span>
    </>
  );
}
