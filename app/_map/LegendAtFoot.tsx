'use client';

import { useSyncExternalStore } from 'react';
import { Legend } from './Legend';

/** As `wide` in globals.css. Phones neither draw nor fetch what they have no room for. */
const WIDE = '(width >= 900px), (width >= 640px) and (height < 500px)';
const isWide = () => matchMedia(WIDE).matches;

function watchWidth(onChange: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** The legend at the foot of what lies beside a map, on a screen that has room for both. */
export function LegendAtFoot() {
  const hasRoom = useSyncExternalStore(watchWidth, isWide, () => false);
  return (
    <div className="hidden min-h-40 grow content-end pt-2 wide:grid">{hasRoom && <Legend />}</div>
  );
}
