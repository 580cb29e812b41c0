import { PieceGlyph } from '@/app/_map/PieceGlyph';
import type { PieceKind } from '@/lib/board/pieces';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatColor } from '@/lib/data/terms';
import type { SeatSummary } from '@/lib/game/views/views';

interface PieceIconProps {
  readonly kind: PieceKind;
  readonly seat: SeatNumber;
  readonly color: SeatColor;
  readonly className?: string;
}

/** A seat's piece within text that names the seat. Hidden from screen readers. */
export const PieceIcon = ({ className, ...piece }: PieceIconProps) => (
  <svg viewBox="-10 -10 20 20" aria-hidden="true" className={className}>
    <PieceGlyph {...piece} radius={9.6} />
  </svg>
);

interface SeatDiscProps {
  readonly seat: SeatNumber;
  readonly color: SeatColor;
  /** Size classes; 2.5 rem by default. */
  readonly className?: string;
}

/** A seat's piece: its colour and number. Hidden from screen readers; the text beside it names the seat. */
export function SeatDisc({ seat, color, className = 'size-10' }: SeatDiscProps) {
  return <PieceIcon kind="disc" seat={seat} color={color} className={`${className} shrink-0`} />;
}

interface SeatDiscsProps {
  readonly seat: Pick<SeatSummary, 'seat' | 'colors'>;
  /** Size of a single disc. */
  readonly className: string;
  /** Size of each of two discs side by side. */
  readonly smaller: string;
}

/** The seat's discs, one per clue: two colours in the game for two. */
export function SeatDiscs({ seat: { seat, colors }, className, smaller }: SeatDiscsProps) {
  return (
    <span className="flex shrink-0 gap-0.5">
      {colors.map(color => (
        <SeatDisc
          key={color}
          seat={seat}
          color={color}
          className={colors.length > 1 ? smaller : className}
        />
      ))}
    </span>
  );
}
