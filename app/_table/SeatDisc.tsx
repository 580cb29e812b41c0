import { PieceGlyph } from '@/app/_map/PieceGlyph';
import type { SeatColor } from '@/lib/data/terms';

interface SeatDiscProps {
  readonly seat: number;
  readonly color: SeatColor;
  /** Its size; 2.5 rem where none is given. */
  readonly className?: string;
}

/** A seat's piece: its colour and its number. Words beside it say whose it is. */
export function SeatDisc({ seat, color, className = 'size-10' }: SeatDiscProps) {
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true" className={`${className} shrink-0`}>
      <PieceGlyph kind="disc" seat={seat} color={color} radius={9.6} />
    </svg>
  );
}
