import { useFormatter, useTranslations } from 'use-intl';
import { Disclosure } from '@/app/_ui/Disclosure';
import { formatHex } from '@/lib/map/hexName';
import type { Deduction } from '@/lib/solver/deduce';

interface PossibleSpacesProps {
  /** `undefined` until computed. */
  readonly habitats: Deduction['habitats'] | undefined;
}

/** The number of possible spaces, with a disclosure that lists them and how likely each is. */
export function PossibleSpaces({ habitats }: PossibleSpacesProps) {
  const words = useTranslations('standalone');
  const format = useFormatter();
  return (
    <Disclosure title={words('view.spaces')} note={habitats ? format.number(habitats.length) : '·'}>
      <SpaceShares habitats={habitats ?? []} />
    </Disclosure>
  );
}

/** The spaces where the habitat may be, likeliest first if shares are computed. */
function SpaceShares({ habitats }: Pick<Deduction, 'habitats'>) {
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
