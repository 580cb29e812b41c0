import { Ground } from '@/app/_map/Ground';
import { Seams } from '@/app/_map/Seams';
import { Structures } from '@/app/_map/Structures';
import { Territories } from '@/app/_map/Territories';
import { type Rectangle, WHOLE } from '@/app/_map/view';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet } from '@/lib/map/hexSet';
import type { Structure } from '@/lib/map/setup';

interface OverviewDrawingProps {
  readonly map: GameMap;
  readonly structures: readonly Structure[];
  readonly label: string;
  /** The part that is shown large. */
  readonly window: Rectangle;
}

/** The whole map, too small for letters, and on it the part that is shown large. */
export function OverviewDrawing({ map, structures, label, window }: OverviewDrawingProps) {
  return (
    <svg className="map" viewBox={WHOLE} role="img" aria-label={label}>
      <Ground map={map} hexes={HexSet.all} />
      <Seams />
      <Territories map={map} hexes={HexSet.all} />
      <Structures structures={structures} />
      <rect className="window case" rx="6" {...window} />
      <rect className="window" rx="6" {...window} />
    </svg>
  );
}
