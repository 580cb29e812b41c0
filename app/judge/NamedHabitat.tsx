'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { bold } from '@/app/_ui/bold';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { nameHabitat } from './judgeStore';

interface NamedHabitatProps {
  /** The habitat that the card names. */
  readonly habitat: Hex | undefined;
  readonly chosen: Hex | undefined;
}

/** Some cards name their habitat: the space chosen on the map can be said to be it. */
export function NamedHabitat({ habitat, chosen }: NamedHabitatProps) {
  const words = useTranslations('judge');
  if (habitat !== undefined) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>{words.rich('cardNames', { b: bold, space: formatHex(habitat) })}</p>
        <Button kind="quiet" onClick={() => nameHabitat(habitat)}>
          {words('clearHabitat')}
        </Button>
      </div>
    );
  }
  if (chosen === undefined) {
    return <p className="text-soft print:hidden">{words('tapHabitat')}</p>;
  }
  return (
    <Button onClick={() => nameHabitat(chosen)}>
      {words('nameSpace', { space: formatHex(chosen) })}
    </Button>
  );
}
