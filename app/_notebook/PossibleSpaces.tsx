import { useFormatter, useTranslations } from 'use-intl';
import { Fold } from '@/app/_ui/Fold';
import type { DeductionView } from '@/lib/game/deductionView';
import { SpaceShares } from './SpaceShares';

interface PossibleSpacesProps {
  /** Nothing until they are reckoned. */
  readonly habitats: DeductionView['habitats'] | undefined;
}

/** How many spaces are left; which, and how likely each is, where somebody unfolds it. */
export function PossibleSpaces({ habitats }: PossibleSpacesProps) {
  const words = useTranslations('deduce');
  const format = useFormatter();
  return (
    <Fold title={words('view.spaces')} note={habitats ? format.number(habitats.length) : '·'}>
      <SpaceShares habitats={habitats ?? []} />
    </Fold>
  );
}
