import type { ReactNode } from 'react';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { SeatDiscs } from '@/app/_table/SeatDiscs';
import type { SeatColor } from '@/lib/data/terms';
import type { SeatSummary } from '@/lib/game/views';
import { WayToTable } from './WayToTable';

const GROUND: Readonly<Record<SeatColor, string>> = {
  red: 'bg-seat-red text-on-seat-red',
  orange: 'bg-seat-orange text-on-seat-orange',
  teal: 'bg-seat-teal text-on-seat-teal',
  purple: 'bg-seat-purple text-on-seat-purple',
  pink: 'bg-seat-pink text-on-seat-pink',
};

interface SeatBannerProps {
  readonly seat: SeatSummary;
  /** What stands on the colour in big letters. */
  readonly children?: ReactNode;
}

/** The seat's colour across the top, so that the whole table sees whose turn it is. */
export function SeatBanner({ seat, children }: SeatBannerProps) {
  return (
    <div className={`seat-banner ${GROUND[seat.color]}`}>
      <WayToTable />
      <SeatDiscs seat={seat} className="banner-disc" smaller="banner-disc" />
      {children}
    </div>
  );
}

interface SeatBarProps {
  readonly seat: SeatSummary;
  readonly title: string;
}

/** As low as can be, while the map needs the room. */
export function SeatBar({ seat, title }: SeatBarProps) {
  return (
    <div className={`seat-bar ${GROUND[seat.color]}`}>
      <SeatDisc seat={seat.seat} color={seat.color} className="size-8" />
      <h1 className="text-base font-semibold wrap-break-word">{title}</h1>
    </div>
  );
}
