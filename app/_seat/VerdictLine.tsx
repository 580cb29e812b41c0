import type { ReactNode } from 'react';
import { PieceGlyph } from '@/app/_map/PieceGlyph';
import type { SeatColor } from '@/lib/data/terms';
import type { PieceKind } from '@/lib/play/pieces';

interface VerdictLineProps {
  readonly kind: PieceKind;
  readonly seat: number;
  readonly color: SeatColor;
  readonly children: ReactNode;
}

/** A piece as it lies in the hand, and beside it what to do with it. */
export const VerdictLine = ({ kind, seat, color, children }: VerdictLineProps) => (
  <p className="verdict font-display font-semibold">
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <PieceGlyph kind={kind} seat={seat} color={color} radius={9.6} />
    </svg>
    <span>{children}</span>
  </p>
);
