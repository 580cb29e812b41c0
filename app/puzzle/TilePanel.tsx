import { useRef } from 'react';
import { LiveMap } from '@/app/_map/LiveMap';
import type { MapPanelProps } from '@/app/_map/MapPanel';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { LESSON_TILE } from '@/lib/puzzle/lessons';

/** Replaces a `MapPanel`: one tile, as large as possible, so nobody has to zoom. */
export function TilePanel({ caption, filledCaption: _, ...view }: MapPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div data-waits={useIsHydrated() ? undefined : ''} className="map-panel tile-panel">
      <div className="map-reading">{caption}</div>
      <LiveMap {...view} hexes={LESSON_TILE} frame={frame} sheet={sheet} isLarge={false} />
    </div>
  );
}
