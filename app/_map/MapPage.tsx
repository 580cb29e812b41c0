import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '@/app/_ui/PageHead';
import { LegendAtFoot } from './Legend';

export interface MapPageProps extends PageHeadProps {
  /** Names the page's own styles. */
  readonly className?: string | undefined;
  /** A skip link for keyboards, before the head. */
  readonly skip?: ReactNode;
  /** A `MapPanel`, or another element with the class `map-window` in its place. */
  readonly map: ReactNode;
  /** The page's own content. It alone scrolls. */
  readonly content?: ReactNode;
  /** The page's main actions. */
  readonly actions?: ReactNode;
}

/** The frame of a page with a map (frame.css). The map's size depends on the screen alone. */
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
