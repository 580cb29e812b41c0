import { ColumnPage, type ColumnPageProps } from '@/app/_ui/ColumnPage';
import { LazyFindSheet } from './LazyFindSheet';
import { NoticeBar } from './LazyNoticeBar';
import { SkipToQuestion } from './SkipToQuestion';
import type { TablePlace } from './screenOf';
import { useRedirectOnChange } from './useRedirects';

interface TableColumnProps extends Omit<ColumnPageProps, 'notices' | 'skip'> {
  readonly place?: TablePlace;
}

/** A table's page without its map. */
export function TableColumn({ place, ...page }: TableColumnProps) {
  useRedirectOnChange(place);
  return (
    <>
      <ColumnPage {...page} notices={<NoticeBar />} skip={<SkipToQuestion />} />
      <LazyFindSheet isFrozen={false} />
    </>
  );
}
