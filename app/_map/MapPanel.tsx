'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { GameMap } from '@/lib/map/gameMap';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import { HexPicker } from './HexPicker';
import { MapDrawing } from './MapDrawing';
import { ReadingLine } from './ReadingLine';
import { useZoom, type Zoom } from './useZoom';
import { mapWords } from './words';
import { ZoomButtons } from './ZoomButtons';

interface MapPanelProps {
  readonly map: GameMap;
  readonly lit?: HexSet | undefined;
  readonly habitat?: Hex | undefined;
  readonly chosen: Hex | undefined;
  readonly onChoose: (hex: Hex) => void;
  readonly onPick?: (hex: Hex) => void;
}

const WIDTHS: Readonly<Record<Zoom, string>> = { 1: 'w-full', 1.7: 'w-[170%]', 2.6: 'w-[260%]' };

/** The map to look at and to ask: it grows, can be scrolled, and reads out the chosen space. */
export function MapPanel(props: MapPanelProps) {
  const { map, lit, habitat, chosen, onChoose, onPick } = props;
  const { frame, zoom, ...zoomButtons } = useZoom();
  const words = useTranslations('map');
  const label = useMemo(() => mapWords(words, map), [words, map]);
  return (
    <div className="min-[900px]:max-w-[calc((100dvh-9rem)*1.11)]">
      <div ref={frame} className="-mx-2 aspect-[402/361] overflow-auto overscroll-contain">
        <div className={`@container relative ${WIDTHS[zoom]}`}>
          <MapDrawing map={map} label={label} lit={lit} habitat={habitat} chosen={chosen} />
          <HexPicker chosen={chosen} onChoose={onChoose} onPick={onPick} />
        </div>
      </div>
      <div className="flex items-center gap-3 pt-2">
        <ReadingLine map={map} chosen={chosen} />
        <ZoomButtons {...zoomButtons} />
      </div>
    </div>
  );
}
