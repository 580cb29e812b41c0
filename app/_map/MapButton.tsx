'use client';

import type { ReactNode } from 'react';
import { useInBrowser } from '@/app/_ui/inBrowser';

interface MapButtonProps {
  readonly label: string;
  /** Nothing where there is nothing more to do by it. */
  readonly onPress: (() => void) | undefined;
  /** For what is switched on and off. */
  readonly isOn?: boolean;
  readonly children: ReactNode;
}

/** A square with a sign, beside what is read out of a map. Off until the page is alive: before, a tap would be lost. */
export function MapButton({ label, onPress, isOn, children }: MapButtonProps) {
  const isAlive = useInBrowser();
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={!isAlive || onPress === undefined}
      onClick={onPress}
      className="map-button"
    >
      {children}
    </button>
  );
}
