import type { SeatColor } from '@/lib/game/game';

const FILLS: Readonly<Record<SeatColor, { body: string; print: string; ring: string }>> = {
  red: { body: 'fill-seat-red', print: 'fill-on-seat-red', ring: 'stroke-on-seat-red' },
  orange: { body: 'fill-seat-orange', print: 'fill-on-seat-orange', ring: 'stroke-on-seat-orange' },
  teal: { body: 'fill-seat-teal', print: 'fill-on-seat-teal', ring: 'stroke-on-seat-teal' },
  purple: { body: 'fill-seat-purple', print: 'fill-on-seat-purple', ring: 'stroke-on-seat-purple' },
  pink: { body: 'fill-seat-pink', print: 'fill-on-seat-pink', ring: 'stroke-on-seat-pink' },
};

interface SeatDiscProps {
  readonly seat: number;
  readonly color: SeatColor;
  readonly className?: string;
}

/** A seat's piece: its colour and its number. Words beside it say whose it is. */
export function SeatDisc({ seat, color, className = 'size-10' }: SeatDiscProps) {
  const { body, print, ring } = FILLS[color];
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true" className={`${className} shrink-0`}>
      <circle r="9.6" className="fill-rim" />
      <circle r="7.8" className={`stroke-print stroke-[1.6] ${body}`} />
      <circle r="5.4" className={`fill-none stroke-[.8] opacity-55 ${ring}`} />
      <text
        y="3.3"
        textAnchor="middle"
        className={`text-[9.4px] leading-none font-extrabold ${print}`}
      >
        {seat}
      </text>
    </svg>
  );
}
