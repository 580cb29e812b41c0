import { type Hex, HexSet } from '@/lib/map/hexSet';
import { outlinePath } from '@/lib/map/outline';

export function ChosenHex({ hex }: { hex: Hex }) {
  const line = outlinePath(HexSet.of([hex]), { inset: -0.6, radius: 3 });
  return (
    <>
      <path className="chosen case" d={line} />
      <path className="chosen" d={line} />
    </>
  );
}
