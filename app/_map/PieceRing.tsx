import { centerOf } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';

/** Around a space: a piece that may go there, or one that is spoken of. */
export function PieceRing({ hex }: { readonly hex: Hex }) {
  const { x, y } = centerOf(hex);
  return (
    <>
      <circle className="piece-ring case" cx={x} cy={y} r={14.2} />
      <circle className="piece-ring" cx={x} cy={y} r={14.2} />
    </>
  );
}
