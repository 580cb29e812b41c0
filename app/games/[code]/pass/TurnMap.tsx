'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { HexGrid } from '@/app/_map/HexGrid';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import type { HeldContent } from '@/app/_seat/heldContent';
import { clueLight, useMarks } from '@/app/_seat/useMarks';
import { useMissed, useTablePieces } from '@/app/_table/tableBoard';
import { useGameMap } from '@/app/_table/useGameMap';
import type { SeatView } from '@/lib/game/views/views';
import type { Hex } from '@/lib/map/hexSet';

interface TurnMapProps {
  /** The clues held open, which light the map. */
  readonly clues?: SeatView | undefined;
  /** Index of the one clue to light, for a player who holds two. */
  readonly only?: number | undefined;
  /** What the open slip shows. */
  readonly opened?: HeldContent | undefined;
  /** The space that is chosen. */
  readonly chosen?: Hex | undefined;
  /** Chooses a space, before the button is held. */
  readonly onChoose?: (hex: Hex) => void;
}

/** The map. Without `onChoose` it is view-only: a hand that holds the button cannot tap. */
export function TurnMap({ clues, only, opened = 'clue', chosen, onChoose }: TurnMapProps) {
  const mapMessages = useTranslations('map');
  const marks = useMarks(clues, only, opened);
  const pieces = useTablePieces();
  const map = useGameMap();
  const missed = useMissed();
  const light = useMemo(() => clues && clueLight(clues, map, only), [clues, map, only]);
  return (
    <div className="map-window">
      <div className="@container relative">
        <MapDrawing
          map={map}
          label={mapWords(mapMessages, map)}
          lit={light?.lit}
          litFrom={light?.from}
          pieces={pieces}
          marks={marks}
          chosen={chosen}
          missed={missed}
        />
        {onChoose && (
          <HexGrid map={map} pieces={pieces} chosen={chosen} missed={missed} onChoose={onChoose} />
        )}
      </div>
    </div>
  );
}
