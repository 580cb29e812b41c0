'use client';

import { type ReactNode, type RefObject, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { GameMap } from '@/lib/map/gameMap';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import { Rulers } from './Frame';
import { HexGrid } from './HexGrid';
import type { MapLights } from './Light';
import { MapDrawing } from './MapDrawing';
import type { MapMarks } from './Marks';
import type { PiecesShown } from './Pieces';
import { mapWords } from './words';

/** What a map shows, says, and what is done with it. */
export interface MapViewProps extends MapLights, PiecesShown {
  readonly map: GameMap;
  /** What the light spreads from. */
  readonly litFrom?: HexSet | undefined;
  /** What is pointed out to somebody alone. */
  readonly marks?: MapMarks | undefined;
  readonly chosen: Hex | undefined;
  /** Drawn on top of everything, in the map's units. */
  readonly over?: ReactNode;
  /** What that says of spaces. */
  readonly descriptions?: ReadonlyMap<Hex, string> | undefined;
  /** Said until a space is chosen, and all the time where spaces are picked; nothing where it is empty. */
  readonly prompt?: ReactNode;
  readonly onChoose: (hex: Hex) => void;
  /** Called for the space that is tapped, and for the one in focus when Enter is pressed. */
  readonly onPick?: ((hex: Hex) => void) | undefined;
}

interface LiveMapProps extends MapViewProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly isLarge: boolean;
}

/** A map in a frame over which it grows and slides, and whose spaces answer. */
export function LiveMap({ frame, sheet, isLarge, litFrom, marks, ...view }: LiveMapProps) {
  const { map, lit, habitat, called, near, chosen, over } = view;
  const { pieces, only, arePiecesLow, ringed } = view;
  const words = useTranslations('map');
  const label = useMemo(() => mapWords(words, map), [words, map]);
  return (
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
          pieces={pieces}
          only={only}
          arePiecesLow={arePiecesLow}
          ringed={ringed}
          marks={marks}
        >
          {over}
        </MapDrawing>
        <HexGrid {...view} />
        {isLarge && <Rulers />}
      </div>
    </div>
  );
}
