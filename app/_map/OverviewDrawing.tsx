import type { GameMap } from '@/lib/map/gameMap';
import { HexSet } from '@/lib/map/hexSet';
import type { Structure } from '@/lib/map/setup';
import { Ground } from './Ground';
import { Seams } from './Seams';
import { Structures } from './Structures';
import { Territories } from './Territories';
import { type Rectangle, WHOLE } from './view';

interface OverviewDrawingProps {
  readonly map: GameMap;
  readonly structures: readonly Structure[];
  /** Nothing where it is only seen. */
  readonly label?: string;
  /** The part that is shown large, and on whose account: that of what is done now, or of who looks about. */
  readonly window: Rectangle | undefined;
  readonly by?: 'step' | 'hand';
}

/** The whole map, too small for letters, and on it the part that is shown large. */
export function OverviewDrawing(props: OverviewDrawingProps) {
  const { map, structures, label, window, by = 'step' } = props;
  return (
    <svg className="map" viewBox={WHOLE} role="img" aria-label={label}>
      <Ground map={map} hexes={HexSet.all} />
      <Seams />
      <Territories map={map} hexes={HexSet.all} />
      <Structures structures={structures} />
      <rect className={`window case ${by}`} rx="6" {...window} />
      <rect className={`window ${by}`} rx="6" {...window} />
    </svg>
  );
}
