import { useFormatter, useTranslations } from 'use-intl';
import { Disclosure } from '@/app/_ui/Disclosure';
import type { DeductionView } from '@/lib/game/record/deductionView';
import { formatHex } from '@/lib/map/hexName';

interface PossibleSpacesProps {
  /** Nothing until they are reckoned. */
  readonly habitats: DeductionView['habitats'] | undefined;
}

/** How many spaces are left; which, and how likely each is, where somebody unfolds it. */
export function PossibleSpaces({ habitats }: PossibleSpacesProps) {
  const words = useTranslations('standalone');
  const format = useFormatter();
  return (
    <Disclosure title={words('view.spaces')} note={habitats ? format.number(habitats.length) : '·'}>
      <SpaceShares habitats={habitats ?? []} />
    </Disclosure>
  );
}

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
