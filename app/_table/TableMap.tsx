'use client';

import { MapPanel, type MapPanelProps } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { NoticeBar } from './LazyNoticeBar';
import { useMissed, useTablePieces } from './tableBoard';
import { calledHex } from './tableFacts';
import { useGameMap } from './useGameMap';

/**
 * The map of the table's game, with the recorded pieces, the called space and the wrong finds. All pages share the
 * chosen space. A page can override each of these.
 */
export function TableMap(overrides: Partial<MapPanelProps>) {
  const called = useTable(state => calledHex(state.view));
  const missed = useMissed();
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const pieces = useTablePieces();
  const map = useGameMap();
  return (
    <MapPanel
      map={map}
      pieces={pieces}
      called={called}
      missed={missed}
      chosen={chosen}
      onChoose={choose}
      banner={<NoticeBar />}
      {...overrides}
    />
  );
}
