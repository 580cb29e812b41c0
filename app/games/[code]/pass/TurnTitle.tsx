'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { SeatDisc, SeatDiscs } from '@/app/_table/SeatDisc';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { tableAddress } from '@/app/addresses';
import type { SeatColor } from '@/lib/data/terms';
import type { SeatSummary } from '@/lib/game/views/views';

interface TurnTitleProps {
  /** Which turn it is of how many, if there are several. */
  readonly turn?: string | undefined;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The question, and to whom it goes. */
export function TurnTitle({ turn, title, children }: TurnTitleProps) {
  return (
    <div className="said">
      {turn !== undefined && <p className="text-note font-semibold text-soft">{turn}</p>}
      <TurnHeading title={title} className="text-[length:min(2rem,9.5vw)] leading-[1.15]" />
      {children && <div className="text-balance">{children}</div>}
    </div>
  );
}

interface TurnHeadingProps {
  readonly title: string;
  /** Sets its size. */
  readonly className: string;
}

/** Whose turn it is. Takes the focus if the previous turn's focused element is gone. */
export function TurnHeading({ title, className }: TurnHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another turn.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={`font-display font-semibold wrap-break-word outline-none ${className}`}
    >
      {title}
    </h1>
  );
}

const GROUND: Readonly<Record<SeatColor, string>> = {
  red: 'bg-seat-red text-on-seat-red',
  orange: 'bg-seat-orange text-on-seat-orange',
  teal: 'bg-seat-teal text-on-seat-teal',
  purple: 'bg-seat-purple text-on-seat-purple',
  pink: 'bg-seat-pink text-on-seat-pink',
};

interface SeatBannerProps {
  readonly seat: SeatSummary;
  /** Large content on the seat's colour. */
  readonly children?: ReactNode;
}

/** The seat's colour across the top, so that the whole table sees whose turn it is. */
export function SeatBanner({ seat, children }: SeatBannerProps) {
  return (
    <div className={`seat-banner ${GROUND[seat.color]}`}>
      <TableLink />
      <SeatDiscs seat={seat} className="banner-disc" smaller="banner-disc" />
      {children}
    </div>
  );
}

interface SeatBarProps {
  readonly seat: SeatSummary;
  readonly title: string;
}

/** A low version of the banner, for when the map needs the space. */
export function SeatBar({ seat, title }: SeatBarProps) {
  return (
    <div className={`seat-bar ${GROUND[seat.color]}`}>
      <SeatDisc seat={seat.seat} color={seat.color} className="size-8" />
      <h1 className="text-base font-semibold wrap-break-word">{title}</h1>
    </div>
  );
}

/** The way back to the table, in a corner of the banner. */
export function TableLink() {
  const words = useTranslations('pass');
  const code = useTable(state => state.view.code);
  return (
    <PageLink href={tableAddress(code)} aria-label={words('toTable')} className="way-to-table">
      <Icon name="back" />
    </PageLink>
  );
}
