'use client';

import { useTranslations } from 'use-intl';
import { formatHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { CONTROLS } from './controls';
import type { Near } from './words';

const STEPS = [1, 2, 3] as const;

interface NearChoiceProps {
  readonly chosen: Hex;
  readonly steps: Near['steps'] | undefined;
  readonly onChange: (steps: Near['steps'] | undefined) => void;
}

/** How far around the chosen space to light the map; the same button once more puts it out. */
export function NearChoice({ chosen, steps, onChange }: NearChoiceProps) {
  const words = useTranslations('map');
  return (
    <fieldset className="flex min-w-0 items-center justify-end gap-3">
      <legend className="sr-only">{words('lightNear', { space: formatHex(chosen) })}</legend>
      <span aria-hidden="true" className="min-w-0 grow leading-tight wrap-break-word">
        {words('lightNear', { space: formatHex(chosen) })}
      </span>
      <span className={CONTROLS}>
        {STEPS.map(each => (
          <button
            key={each}
            type="button"
            aria-label={words('within', { steps: each })}
            aria-pressed={each === steps}
            onClick={() => onChange(each === steps ? undefined : each)}
            className="size-[44px] text-[18px] font-semibold -outline-offset-2 aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {each}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
