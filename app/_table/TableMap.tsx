'use client';

import { useMemo } from 'react';
import { MapPanel, type MapPanelProps } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { SaidLine } from './SaidLine';
import { calledHex, missedHexes } from './tableFacts';
import { useBoardOnMap } from './useBoard';
import { useGameMap } from './useGameMap';

/**
 * The map of the table's game. It shows the recorded pieces the space that was called and those that were called wrongly, and all pages
 * share the space that is chosen on it, unless a page says otherwise.
 */
export function TableMap(shown: Partial<MapPanelProps>) {
  const called = useTable(state => calledHex(state.view));
  const misses = useTable(state => state.view.misses);
  const missed = useMemo(() => missedHexes({ misses }), [misses]);
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const pieces = useBoardOnMap();
  const map = useGameMap();
  return (
    <MapPanel
      map={map}
      pieces={pieces}
      called={called}
      missed={missed}
      chosen={chosen}
      onChoose={choose}
      banner={<SaidLine />}
      {...shown}
    />
  );
}
