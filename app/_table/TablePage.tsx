import type { ReactNode } from 'react';
import { LegendAtFoot } from '@/app/_map/Legend';
import { PageHead, type PageHeadProps } from '@/app/_ui/PageHead';
import { SkipToQuestion, useSaid } from './SaidLine';
import type { Saying } from './useSayings';

interface TablePageProps extends Omit<PageHeadProps, 'said'> {
  /** Names the page's own styles. */
  readonly className?: string;
  /** A `MapPanel`, or what takes the map's box: an element of the class `map-window`. */
  readonly map: ReactNode;
  /** The page's own content. It alone scrolls. */
  readonly room?: ReactNode;
  /** The page's main actions. */
  readonly thumb?: ReactNode;
  /** The page's own warnings, said with what the table has to say. */
  readonly sayings?: readonly Saying[];
  /** True while a clue is held open: nothing may appear, disappear, or move then. */
  readonly isStill?: boolean;
}

/**
 * The frame of a page with a table's map: head, map, reading, room and thumb, see frame.css. The map's box depends on the
 * screen alone. What the table has to say stands in one line in the title's place, and opens below the map.
 */
export function TablePage(props: TablePageProps) {
  const { className, map, room, thumb, sayings, isStill, ...head } = props;
  return (
    <main className={`table-frame ${className ?? ''}`}>
      <SkipToQuestion />
      <PageHead {...head} said={useSaid(isStill, sayings)} />
      {map}
      <div className="room">
        {room}
        <div className="legend">
          <LegendAtFoot />
        </div>
      </div>
      <div data-at-thumb="" className="thumb">
        {thumb}
      </div>
    </main>
  );
}
