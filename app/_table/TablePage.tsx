import { MapPage, type MapPageProps } from '@/app/_map/MapPage';
import { LazyFindSheet } from './LazyFindSheet';
import { NoticeBar } from './LazyNoticeBar';
import { SkipToQuestion } from './SkipToQuestion';
import type { TablePlace } from './screenOf';
import type { Notice } from './useNotices';
import { useWayOut } from './useWayOut';

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
      <LazyFindSheet isFrozen={isFrozen} />
    </>
  );
}
