import type { PieceKind } from '@/lib/board/pieces';
import type { Owner } from '@/lib/board/players';
import { useOwners } from './knownBoard';
import { PieceIcon } from './SeatDisc';

interface PieceMarkProps {
  readonly owner: Owner;
  readonly kind: PieceKind;
  readonly className: string;
}

/** An owner's piece, beside text that names the owner. */
export function PieceMark({ owner, kind, className }: PieceMarkProps) {
  const label = useOwners()[owner];
  if (label === undefined) return null;
  const { seat, color } = label;
  return <PieceIcon kind={kind} seat={seat} color={color} className={`${className} shrink-0`} />;
}
