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
import type { PieceLayer } from './Pieces';
import { mapWords } from './words';

/** The data and callbacks of an interactive map. */
export interface MapViewProps extends MapLights, PieceLayer {
  readonly map: GameMap;
  /** The spaces that are shown; all by default. */
  readonly hexes?: HexSet | undefined;
  /** The spaces that the light spreads from. */
  readonly litFrom?: HexSet | undefined;
  /** Marks for one player alone. */
  readonly marks?: MapMarks | undefined;
  readonly chosen: Hex | undefined;
  /** Drawn on top of everything, in the map's units. */
  readonly over?: ReactNode;
  /** Text for screen readers that describes `over`, by space. */
  readonly descriptions?: ReadonlyMap<Hex, string> | undefined;
  /** Shown until a space is chosen, or always if `onPick` is set; by default the legend button. Empty for nothing. */
  readonly prompt?: ReactNode;
  readonly onChoose: (hex: Hex) => void;
  /** Called with the space that is tapped, and with the focused one on Enter or Space. */
  readonly onPick?: ((hex: Hex) => void) | undefined;
}

interface LiveMapProps extends MapViewProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly isLarge: boolean;
}

/** An interactive map in a frame, in which it scrolls once it is larger. */
export function LiveMap({ frame, sheet, isLarge, litFrom, marks, ...view }: LiveMapProps) {
  const { map, hexes, lit, habitat, called, missed, near, chosen, over } = view;
  const { pieces, only, arePiecesLow, ringed } = view;
  const words = useTranslations('map');
  const label = useMemo(
    () => (hexes ? words('theMap') : mapWords(words, map)),
    [words, map, hexes],
  );
  return (
    <div ref={frame} data-large={isLarge} className="map-window">
      <div ref={sheet} className="@container relative w-full will-change-transform">
        <MapDrawing
          map={map}
          hexes={hexes}
          label={label}
          lit={lit}
          litFrom={litFrom}
          habitat={habitat}
          near={near?.hexes}
          chosen={chosen}
          called={called}
          missed={missed}
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
