'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { later } from '@/app/_ui/later';
import type { GameMap } from '@/lib/map/gameMap';
import { within } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { HexGrid } from './HexGrid';
import { MapDrawing } from './MapDrawing';
import { MapList } from './MapList';
import { ReadingLine } from './ReadingLine';
import { useZoom } from './useZoom';
import { type MapLights, mapWords, type Near } from './words';
import { ZoomButtons } from './ZoomButtons';

const Rulers = later(async () => (await import('./Rulers')).Rulers);
const NearButton = later(async () => (await import('./NearButton')).NearButton);

interface MapPanelProps extends Omit<MapLights, 'near'> {
  readonly map: GameMap;
  /** What the light spreads from. */
  readonly litFrom?: HexSet | undefined;
  readonly chosen: Hex | undefined;
  readonly onChoose: (hex: Hex) => void;
  readonly onPick?: (hex: Hex) => void;
  /** Read until a space is chosen; nothing where the page itself asks for one. */
  readonly prompt?: string;
  /** Whether the page itself tells the chosen space, in place of the row below the map. */
  readonly isBare?: boolean;
}

/** The map to read and to tap: it grows, can be pulled, and reads out the chosen space. */
export function MapPanel(props: MapPanelProps) {
  const { map, lit, litFrom, litBy, habitat, called, chosen, onChoose, onPick, prompt } = props;
  const { isBare = false } = props;
  const { frame, sheet, isLarge, ...zoomButtons } = useZoom();
  const [steps, setSteps] = useState<Near['steps']>();
  const words = useTranslations('map');
  const label = useMemo(() => mapWords(words, map), [words, map]);
  const near = useMemo(() => nearOf(chosen, steps), [chosen, steps]);
  return (
    <div className="map-panel">
      <div ref={frame} data-large={isLarge} className="map-window">
        <div ref={sheet} className="@container relative w-full will-change-transform">
          <MapDrawing
            map={map}
            label={label}
            lit={lit}
            litFrom={litFrom}
            habitat={habitat}
            near={near?.hexes}
            chosen={chosen}
            called={called}
          />
          <HexGrid
            map={map}
            lit={lit}
            litBy={litBy}
            habitat={habitat}
            called={called}
            near={near}
            chosen={chosen}
            onChoose={onChoose}
            onPick={onPick}
          />
          {isLarge && <Rulers />}
        </div>
      </div>
      {!isBare && (
        <div className="map-reading">
          <ReadingLine map={map} chosen={chosen} prompt={prompt} />
          {onPick === undefined && chosen !== undefined && (
            <NearButton chosen={chosen} steps={steps} onChange={setSteps} />
          )}
          <ZoomButtons {...zoomButtons} />
          <MapList map={map} />
        </div>
      )}
    </div>
  );
}

function nearOf(from: Hex | undefined, steps: Near['steps'] | undefined): Near | undefined {
  if (from === undefined || steps === undefined) return undefined;
  return { from, steps, hexes: within(HexSet.of([from]), steps) };
}
