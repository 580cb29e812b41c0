import { useEffect, useState } from 'react';
import { MapPage, type MapPageProps } from '@/app/_map/MapPage';
import { useTable } from '@/app/_state/TableProvider';
import { ColumnPage, type ColumnPageProps } from '@/app/_ui/ColumnPage';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { NoticeBar, SkipToQuestion } from './NoticeBar';
import type { Notice } from './useNotices';

const FindSheet = lazyComponent(async () => (await import('./FindSheet')).FindSheet);

interface TablePageProps extends Omit<MapPageProps, 'notices' | 'skip'> {
  /** The page's own notices, shown with the table's. */
  readonly notices?: readonly Notice[];
  /** True while a clue is held open: nothing may appear, disappear, or move. */
  readonly isFrozen?: boolean;
}

/** A table's page with its map. Notices lie over the line above it. */
export function TablePage({ notices, isFrozen = false, ...page }: TablePageProps) {
  useTableRedirect(isFrozen);
  return (
    <>
      <MapPage
        {...page}
        notices={<NoticeBar isFrozen={isFrozen} notices={notices} />}
        skip={<SkipToQuestion />}
      />
      <FindSheet isFrozen={isFrozen} />
    </>
  );
}

interface TableColumnProps extends Omit<ColumnPageProps, 'notices' | 'skip'> {
  readonly staysOnRedeal?: boolean;
}

/** A table's page without its map. */
export function TableColumn({ staysOnRedeal = false, ...page }: TableColumnProps) {
  useTableRedirect(false, staysOnRedeal);
  return (
    <>
      <ColumnPage {...page} notices={<NoticeBar />} skip={<SkipToQuestion />} />
      <FindSheet isFrozen={false} />
    </>
  );
}

/**
 * Goes to the table page when the game ends or the table is redealt while another page is open. Waits while a clue is
 * held open.
 */
function useTableRedirect(isFrozen: boolean, staysOnRedeal = false): void {
  const { code, phase, dealNumber } = useTable(state => state.view);
  const [initial] = useState({ phase, dealNumber });
  const go = useNavigation();
  const hasEnded = initial.phase === 'playing' && phase === 'ended';
  const wasRedealt = initial.dealNumber !== dealNumber && !staysOnRedeal;
  const redirects = (hasEnded || wasRedealt) && !isFrozen;
  useEffect(() => {
    if (redirects) go.replace(tableAddress(code));
  }, [redirects, go, code]);
}
