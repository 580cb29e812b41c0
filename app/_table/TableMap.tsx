'use client';

import { useMemo } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { calledHex } from './calledHex';
import { habitatHex } from './habitatHex';

/** The map that all see; in the end it shows the habitat. */
export function TableMap() {
  const view = useTable(state => state.view);
  const { mapCode, habitat: place } = view;
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const habitat = habitatHex(place);
  const lit = useMemo(() => (habitat === undefined ? undefined : HexSet.of([habitat])), [habitat]);
  return (
    <MapPanel
      map={map}
      lit={lit}
      habitat={habitat}
      called={calledHex(view)}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
