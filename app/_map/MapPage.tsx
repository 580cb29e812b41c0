import type { ReactNode } from 'react';
import { HydratedLater } from '@/app/_ui/HydratedLater';
import { PageHead, type PageHeadProps } from '@/app/_ui/PageHead';
import type { SeatColor } from '@/lib/data/terms';
import { LegendAtFoot } from './LazyLegend';

export interface MapPageProps extends PageHeadProps {
  /** The class of the page's own styles. */
  readonly className?: string | undefined;
  /** The colour of the current player's seat, on a phone that is passed round. */
  readonly seatColor?: SeatColor;
  /** A skip link for keyboards, before the head. */
  readonly skip?: ReactNode;
  /** A table's notices, which cover the line above the map. */
  readonly notices?: ReactNode;
  /** A `MapPanel`, or another element with the class `map-window` in its place. */
  readonly map: ReactNode;
  /** The page's own content. It alone scrolls. */
  readonly content?: ReactNode;
  /** The page's main actions. */
  readonly actions?: ReactNode;
}

/** The frame of a page with a map (frame.css). The map's box depends on the screen alone. */
export function MapPage({
  className = '',
  seatColor,
  skip,
  notices,
  map,
  content,
  actions,
  ...head
}: MapPageProps) {
  return (
    <HydratedLater as="main" data-seat={seatColor} className={`map-page ${className}`}>
      {skip}
      <PageHead {...head} />
      {notices}
      {map}
      <div className="page-content">
        {content}
        <div className="legend">
          <LegendAtFoot />
        </div>
      </div>
      {/* Gets the focus if the focused button in it disappears (`PageFocus`). */}
      <div data-page-actions="" tabIndex={-1} className="page-actions">
        {actions}
      </div>
    </HydratedLater>
  );
}
