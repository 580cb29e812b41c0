import { useTranslations } from 'use-intl';
import { SpaceShares } from '@/app/_notebook/SpaceShares';
import type { DeductionView } from '@/lib/game/deductionView';
import type { Level } from './boardAlone';
import { LevelChoice } from './LevelChoice';

interface SpacesLeftProps {
  /** Nothing where none could be reckoned. */
  readonly habitats: DeductionView['habitats'] | undefined;
  readonly level: Level;
}

/** How many spaces are left, and which. */
export function SpacesLeft({ habitats, level }: SpacesLeftProps) {
  const words = useTranslations('deduce');
  return (
    <>
      <LevelChoice value={level} />
      {habitats && (
        <div className="spaces-left">
          <p role="status" className="font-semibold">
            {words('left', { count: habitats.length })}
          </p>
          <SpaceShares habitats={habitats} />
        </div>
      )}
    </>
  );
}
