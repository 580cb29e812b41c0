'use client';

import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { SaidLine } from './SaidLine';
import { calledHex } from './tableFacts';
import { useBoardOnMap } from './useBoard';
import { useGameMap } from './useGameMap';

/** The shared map, until the end lights it. */
export function TableMap() {
  const called = useTable(state => calledHex(state.view));
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const pieces = useBoardOnMap();
  const map = useGameMap();
  return (
    <MapPanel
      map={map}
      pieces={pieces}
      called={called}
      chosen={chosen}
      onChoose={choose}
      banner={<SaidLine />}
    />
  );
}
