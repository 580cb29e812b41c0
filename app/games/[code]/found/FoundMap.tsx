'use client';

import { useMemo } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { calledHex } from '@/app/_table/calledHex';
import { useBoardOnMap } from '@/app/_table/useBoard';
import type { Hex } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';

interface FoundMapProps {
  readonly space: Hex | undefined;
  readonly onChoose: (space: Hex | undefined) => void;
}

/** The map on which the space is tapped; tapped once more, it is let go. */
export function FoundMap({ space, onChoose }: FoundMapProps) {
  const mapCode = useTable(state => state.view.mapCode);
  const called = useTable(state => calledHex(state.view));
  const pieces = useBoardOnMap();
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  return (
    <MapPanel
      map={map}
      pieces={pieces}
      called={called}
      chosen={space}
      onChoose={hex => onChoose(hex === space ? undefined : hex)}
      isBare
    />
  );
}
