import type { Hex } from '@/lib/map/hexSet';
import type { Piece } from '@/lib/play/pieces';
import type { Dock } from './dock';

/** What is drawn in the dashed ring: the piece that is due, or the one that leaves its wrong place. */
export function proposedPiece(
  dock: Dock,
  mended: Piece | undefined,
  space: Hex | undefined,
): Piece | undefined {
  if (space === undefined) return undefined;
  if (mended) return { ...mended, hex: space };
  const [owner] = dock.is === 'piece' ? dock.owners : [];
  if (dock.is !== 'piece' || owner === undefined) return undefined;
  return { owner, hex: space, kind: dock.kind };
}
