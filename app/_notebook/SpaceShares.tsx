import { useFormatter } from 'use-intl';
import type { DeductionView } from '@/lib/game/deductionView';
import { formatHex } from '@/lib/map/hexName';

/** The spaces where the habitat can still be, the likeliest first where that is reckoned. */
export function SpaceShares({ habitats }: Pick<DeductionView, 'habitats'>) {
  const format = useFormatter();
  const sorted = habitats.toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0));
  return (
    <ul className="space-shares">
      {sorted.map(({ hex, share }) => (
        <li key={hex} className="tabular">
          <b>{formatHex(hex)}</b>
          {share !== undefined &&
            ` ${format.number(share, { style: 'percent', maximumFractionDigits: 0 })}`}
        </li>
      ))}
    </ul>
  );
}
