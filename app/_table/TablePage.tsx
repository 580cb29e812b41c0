import { MapPage, type MapPageProps } from '@/app/_map/MapPage';
import { ColumnPage, type ColumnPageProps } from '@/app/_ui/ColumnPage';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { NoticeBar } from './LazyNoticeBar';
import { SkipToQuestion } from './SkipToQuestion';
import type { TablePlace } from './screenOf';
import type { Notice } from './useNotices';
import { useWayOut } from './useWayOut';

const FindSheet = lazyComponent(
  async () => (await import('./FindSheet')).FindSheet,
  null,
  'notices',
);

interface TablePageProps extends Omit<MapPageProps, 'notices' | 'skip'> {
  /** Needed by a page that not everybody may see. */
  readonly place?: TablePlace;
  /** The page's own notices, shown with the table's. */
  readonly notices?: readonly Notice[];
  /** True while a clue is held open: nothing may appear, disappear, or move. */
  readonly isFrozen?: boolean;
}

/** A table's page with its map. Notices lie over the line above it. */
export function TablePage({ place, notices, isFrozen = false, ...page }: TablePageProps) {
  useWayOut(place, isFrozen);
  return (
    <>
      <MapPage
        {...page}
        // Without any, the same each time: the notices render no more often than they must.
        notices={<NoticeBar isFrozen={isFrozen} notices={notices?.length ? notices : undefined} />}
        skip={<SkipToQuestion />}
      />
      <FindSheet isFrozen={isFrozen} />
    </>
  );
}

interface TableColumnProps extends Omit<ColumnPageProps, 'notices' | 'skip'> {
  readonly place?: TablePlace;
}

/** A table's page without its map. */
export function TableColumn({ place, ...page }: TableColumnProps) {
  useWayOut(place);
  return (
    <>
      <ColumnPage {...page} notices={<NoticeBar />} skip={<SkipToQuestion />} />
      <FindSheet isFrozen={false} />
    </>
  );
}
