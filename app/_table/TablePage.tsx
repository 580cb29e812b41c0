import { MapPage, type MapPageProps } from '@/app/_map/MapPage';
import { ColumnPage, type ColumnPageProps } from '@/app/_ui/ColumnPage';
import { SkipToQuestion, useNoticeBar } from './NoticeBar';
import type { Notice } from './useNotices';

interface TablePageProps extends Omit<MapPageProps, 'noticeBar' | 'skip'> {
  /** The page's own warnings, said with what the table has to say. */
  readonly notices?: readonly Notice[];
  /** True while a clue is held open: nothing may appear, disappear, or move then. */
  readonly isFrozen?: boolean;
}

/** The page of a table with its map. What the table has to say stands in one line in the title's place, and opens below the map. */
export function TablePage({ notices, isFrozen, ...page }: TablePageProps) {
  return (
    <MapPage {...page} noticeBar={useNoticeBar(isFrozen, notices)} skip={<SkipToQuestion />} />
  );
}

/** The page of a table without its map. */
export function TableColumn(page: Omit<ColumnPageProps, 'noticeBar' | 'skip'>) {
  return <ColumnPage {...page} noticeBar={useNoticeBar()} skip={<SkipToQuestion />} />;
}
