'use client';

import { useMemo } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { readStoredMap } from '@/lib/map/mapCode';
import { SaidLine } from './SaidLine';
import { calledHex } from './tableFacts';
import { useBoardOnMap } from './useBoard';

/** The shared map, until the end lights it. */
export function TableMap() {
  const view = useTable(state => state.view);
  const { mapCode } = view;
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const pieces = useBoardOnMap();
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  return (
    <MapPanel
      map={map}
      pieces={pieces}
      called={calledHex(view)}
      chosen={chosen}
      onChoose={choose}
      banner={<SaidLine />}
    />
  );
}
