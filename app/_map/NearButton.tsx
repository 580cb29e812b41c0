'use client';

import { useTranslations } from 'use-intl';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { MapButton } from './MapButton';
import type { Near } from './words';

/** What follows none, one, two and three steps. */
const NEXT = [1, 2, 3, undefined] as const;

interface NearButtonProps {
  readonly chosen: Hex;
  readonly steps: Near['steps'] | undefined;
  readonly onChange: (steps: Near['steps'] | undefined) => void;
}

/** Lights what is near the chosen space: one step further with each press, and after three no more. */
export function NearButton({ chosen, steps, onChange }: NearButtonProps) {
  const words = useTranslations('map');
  const space = formatHex(chosen);
  return (
    <MapButton
      label={steps ? words('nearSpace', { steps, space }) : words('lightNear', { space })}
      isOn={steps !== undefined}
      onPress={() => onChange(NEXT[steps ?? 0])}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true" className="near-sign">
        <path d="M-11 0-5.5-9.5H5.5L11 0 5.5 9.5H-5.5Z" />
        {steps ? (
          <text y="5">{steps}</text>
        ) : (
          <path className="full" d="M-4 0-2-3.5H2L4 0 2 3.5H-2Z" />
        )}
      </svg>
    </MapButton>
  );
}
