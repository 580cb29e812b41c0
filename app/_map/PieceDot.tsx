import type { PieceKind } from '@/lib/play/pieces';

/** A piece of somebody who is not asked about: a cube's dot bears a cross. */
export const PieceDot = ({ kind }: { readonly kind: PieceKind }) => (
  <g className="piece-dot">
    <circle r={2.6} />
    {kind === 'cube' && <path d="M-1.4-1.4 1.4 1.4M1.4-1.4-1.4 1.4" />}
  </g>
);
