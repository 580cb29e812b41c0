'use client';

import { useTranslations } from 'next-intl';
import { formatHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
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
    <fieldset className="mt-2 grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-[1.5px] overflow-clip rounded-card border-[1.5px] border-edge bg-edge text-note leading-tight font-semibold">
      <legend className="sr-only">{words('lightNear', { space: formatHex(chosen) })}</legend>
      {STEPS.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === steps}
          onClick={() => onChange(each === steps ? undefined : each)}
          className="min-h-11 bg-sheet px-1 -outline-offset-2 aria-pressed:bg-accent aria-pressed:text-on-accent"
        >
          {words('within', { steps: each })}
        </button>
      ))}
    </fieldset>
  );
}
