import { useEffect, useState } from 'react';
import { MapPage, type MapPageProps } from '@/app/_map/MapPage';
import { useTable } from '@/app/_state/TableProvider';
import { ColumnPage, type ColumnPageProps } from '@/app/_ui/ColumnPage';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { SkipToQuestion, useNoticeBar } from './NoticeBar';
import type { Notice } from './useNotices';

interface TablePageProps extends Omit<MapPageProps, 'noticeBar' | 'skip'> {
  /** The page's own notices, shown with the table's. */
  readonly notices?: readonly Notice[];
  /** True while a clue is held open: nothing may appear, disappear, or move. */
  readonly isFrozen?: boolean;
}

/** A table's page with its map. Notices replace the title with one line, which opens a sheet below the map. */
export function TablePage({ notices, isFrozen = false, ...page }: TablePageProps) {
  useTableRedirect(isFrozen);
  return (
    <MapPage {...page} noticeBar={useNoticeBar(isFrozen, notices)} skip={<SkipToQuestion />} />
  );
}

/** A table's page without its map. */
export function TableColumn(page: Omit<ColumnPageProps, 'noticeBar' | 'skip'>) {
  useTableRedirect(false);
  return <ColumnPage {...page} noticeBar={useNoticeBar()} skip={<SkipToQuestion />} />;
}

/**
 * Goes to the table page when the game ends or the table is redealt while another page is open. Waits while a clue is
 * held open.
 */
function useTableRedirect(isFrozen: boolean): void {
  const { code, phase, dealNumber } = useTable(state => state.view);
  const [initial] = useState({ phase, dealNumber });
  const go = useNavigation();
  const hasEnded = initial.phase === 'playing' && phase === 'ended';
  const redirects = (hasEnded || initial.dealNumber !== dealNumber) && !isFrozen;
  useEffect(() => {
    if (redirects) go.replace(tableAddress(code));
  }, [redirects, go, code]);
}
