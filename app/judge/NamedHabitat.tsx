'use client';

import { Button } from '@/app/_ui/Button';
import { formatHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { nameHabitat } from './judgeStore';

interface NamedHabitatProps {
  /** The habitat that the card names. */
  readonly habitat: Hex | undefined;
  readonly chosen: Hex | undefined;
}

/** Some cards name their habitat: the space chosen on the map can be said to be it. */
export function NamedHabitat({ habitat, chosen }: NamedHabitatProps) {
  if (habitat !== undefined) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>
          The card names <b>{formatHex(habitat)}</b>.
        </p>
        <Button kind="quiet" className="px-0" onClick={() => nameHabitat(habitat)}>
          It does not
        </Button>
      </div>
    );
  }
  if (chosen === undefined) {
    return (
      <p className="text-soft">If the card names a habitat as well, tap that space on the map.</p>
    );
  }
  return <Button onClick={() => nameHabitat(chosen)}>The card names {formatHex(chosen)}</Button>;
}
