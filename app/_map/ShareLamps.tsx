import { centerOf } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';

/** How likely a space is, 0 to 1. */
export interface HexShare {
  readonly hex: Hex;
  readonly share: number;
}

/** A lamp's radius where a space is certain, and the least that is seen. */
const LARGEST = 14;
const LEAST = 2.4;
/** From so much in a hundred a lamp bears its number; in the map's units it then has room for it. */
const NUMBERED_FROM = 15;
const LEAST_NUMBERED = 9;

/** A lamp on each space that is possible: its area is the share, and larger ones bear it in hundredths. */
export const ShareLamps = ({ shares }: { readonly shares: readonly HexShare[] }) =>
  shares.map(({ hex, share }) => {
    const { x, y } = centerOf(hex);
    const hundredths = Math.round(100 * share);
    const isNumbered = hundredths >= NUMBERED_FROM;
    const radius = Math.max(isNumbered ? LEAST_NUMBERED : LEAST, LARGEST * Math.sqrt(share));
    return (
      <g key={hex} transform={`translate(${x} ${y})`} className="share-lamp">
        <circle r={radius} />
        {isNumbered && <text y="4">{hundredths}</text>}
      </g>
    );
  });
