import { MapPage, type MapPageProps } from '@/app/_map/MapPage';
import { ColumnPage, type ColumnPageProps } from '@/app/_ui/ColumnPage';
import { SkipToQuestion, useSaid } from './SaidLine';
import type { Saying } from './useSayings';

interface TablePageProps extends Omit<MapPageProps, 'said' | 'skip'> {
  /** The page's own warnings, said with what the table has to say. */
  readonly sayings?: readonly Saying[];
  /** True while a clue is held open: nothing may appear, disappear, or move then. */
  readonly isStill?: boolean;
}

/** The page of a table with its map. What the table has to say stands in one line in the title's place, and opens below the map. */
export function TablePage({ sayings, isStill, ...page }: TablePageProps) {
  return <MapPage {...page} said={useSaid(isStill, sayings)} skip={<SkipToQuestion />} />;
}

/** The page of a table without its map. */
export function TableColumn(page: Omit<ColumnPageProps, 'said' | 'skip'>) {
  return <ColumnPage {...page} said={useSaid()} skip={<SkipToQuestion />} />;
}
