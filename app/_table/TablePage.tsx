import { MapPage, type MapPageProps } from '@/app/_map/MapPage';
import { ColumnPage, type ColumnPageProps } from '@/app/_ui/ColumnPage';
import { SkipToQuestion, useNoticeBar } from './NoticeBar';
import type { Notice } from './useNotices';

interface TablePageProps extends Omit<MapPageProps, 'noticeBar' | 'skip'> {
  /** The page's own notices, shown with the table's. */
  readonly notices?: readonly Notice[];
  /** True while a clue is held open: nothing may appear, disappear, or move. */
  readonly isFrozen?: boolean;
}

/** A table's page with its map. Notices replace the title with one line, which opens a sheet below the map. */
export function TablePage({ notices, isFrozen, ...page }: TablePageProps) {
  return (
    <MapPage {...page} noticeBar={useNoticeBar(isFrozen, notices)} skip={<SkipToQuestion />} />
  );
}

/** A table's page without its map. */
export function TableColumn(page: Omit<ColumnPageProps, 'noticeBar' | 'skip'>) {
  return <ColumnPage {...page} noticeBar={useNoticeBar()} skip={<SkipToQuestion />} />;
}
