import { MapPage, type MapPageProps } from '@/app/_map/MapPage';
import { LazyFindSheet } from './LazyFindSheet';
import { NoticeBar } from './LazyNoticeBar';
import { SkipToQuestion } from './SkipToQuestion';
import type { TablePlace } from './screenOf';
import type { Notice } from './useNotices';
import { useRedirectOnChange } from './useRedirects';

interface TablePageProps extends Omit<MapPageProps, 'notices' | 'skip'> {
  /** Required for pages that not everybody may see. */
  readonly place?: TablePlace;
  /** The page's own notices, shown with the table's. */
  readonly notices?: readonly Notice[];
  /** True while a clue is held open: nothing may appear, disappear, or move. */
  readonly isFrozen?: boolean;
}

/** A table's page with the map; notices cover the line above it. */
export function TablePage({ place, notices, isFrozen = false, ...page }: TablePageProps) {
  useRedirectOnChange(place, isFrozen);
  return (
    <>
      <MapPage
        {...page}
        // `undefined`, not a new empty array each time, which would defeat the memo.
        notices={<NoticeBar isFrozen={isFrozen} notices={notices?.length ? notices : undefined} />}
        skip={<SkipToQuestion />}
      />
      <LazyFindSheet isFrozen={isFrozen} />
    </>
  );
}
