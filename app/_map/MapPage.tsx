import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '@/app/_ui/PageHead';
import { LegendAtFoot } from './Legend';

export interface MapPageProps extends PageHeadProps {
  /** Names the page's own styles. */
  readonly className?: string | undefined;
  /** Comes before the head: a link for keyboards. */
  readonly skip?: ReactNode;
  /** A `MapPanel`, or what takes the map's box: an element of the class `map-window`. */
  readonly map: ReactNode;
  /** The page's own content. It alone scrolls. */
  readonly content?: ReactNode;
  /** The page's main actions. */
  readonly actions?: ReactNode;
}

/** The frame of a page with a map: head, map, reading, room and thumb, see frame.css. The map's box depends on the screen alone. */
export function MapPage({ className = '', skip, map, content, actions, ...head }: MapPageProps) {
  return (
    <main className={`map-page ${className}`}>
      {skip}
      <PageHead {...head} />
      {map}
      <div className="page-content">
        {content}
        <div className="legend">
          <LegendAtFoot />
        </div>
      </div>
      <div data-page-actions="" className="page-actions">
        {actions}
      </div>
    </main>
  );
}
