'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { within } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { FilledMap } from './FilledMap';
import { LegendSheet } from './LegendSheet';
import { LiveMap, type MapAsked } from './LiveMap';
import { MapButton } from './MapButton';
import { NearButton } from './NearButton';
import { ReadingLine } from './ReadingLine';
import { useZoom } from './useZoom';
import type { Near } from './words';

interface MapPanelProps extends Omit<MapAsked, 'near'> {
  /** Whether the page itself tells the chosen space, in place of the row below the map. */
  readonly isBare?: boolean;
  /** What the page has at its top and a map that fills the screen would hide. */
  readonly banner?: ReactNode;
  /** And what is at the thumb there. */
  readonly thumb?: ReactNode;
}

/** The map to read and to tap: it grows, can be pulled, and reads out the chosen space. */
export function MapPanel({ isBare = false, banner, thumb, ...asked }: MapPanelProps) {
  const { chosen, onPick } = asked;
  const zoom = useZoom('whole');
  const [steps, setSteps] = useState<Near['steps']>();
  const [over, setOver] = useState<'fill' | 'legend'>();
  const words = useTranslations('map');
  const near = useMemo(() => nearOf(chosen, steps), [chosen, steps]);
  const nearButton = onPick === undefined && chosen !== undefined && (
    <NearButton chosen={chosen} steps={steps} onChange={setSteps} />
  );
  return (
    <div className="map-panel">
      <LiveMap {...asked} {...zoom} near={near} />
      {!isBare && (
        <div className="map-reading">
          <ReadingLine {...asked} />
          {nearButton}
          <MapButton label={words('fill')} onPress={() => setOver('fill')}>
            <Icon name="fit" />
          </MapButton>
          <MapButton label={words('legend')} onPress={() => setOver('legend')}>
            <Icon name="legend" />
          </MapButton>
        </div>
      )}
      {over === 'fill' && (
        <FilledMap
          {...asked}
          near={near}
          nearButton={nearButton}
          banner={banner}
          thumb={thumb}
          onClose={() => setOver(undefined)}
        />
      )}
      {over === 'legend' && <LegendSheet map={asked.map} onClose={() => setOver(undefined)} />}
    </div>
  );
}

function nearOf(from: Hex | undefined, steps: Near['steps'] | undefined): Near | undefined {
  if (from === undefined || steps === undefined) return undefined;
  return { from, steps, hexes: within(HexSet.of([from]), steps) };
}
