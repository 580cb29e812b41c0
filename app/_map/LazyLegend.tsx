'use client';

import { useSyncExternalStore } from 'react';
import { lazyComponent } from '@/app/_ui/lazyComponent';

const LazyLegend = lazyComponent(async () => (await import('./Legend')).Legend);

export const LazyLegendSheet = lazyComponent(async () => (await import('./Legend')).LegendSheet);

/** Same as `wide` in globals.css. Phones without room for the legend do not render it. */
const WIDE = '(width >= 900px), (width >= 640px) and (height < 500px)';
const isWide = () => matchMedia(WIDE).matches;

function subscribeToWidth(onChange: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** The legend at the bottom of the column beside a map, on a screen with room for both. */
export function LegendAtFoot() {
  const hasRoom = useSyncExternalStore(subscribeToWidth, isWide, () => false);
  return (
    <div className="hidden min-h-40 grow content-end pt-2 wide:grid">
      {hasRoom && <LazyLegend />}
    </div>
  );
}
