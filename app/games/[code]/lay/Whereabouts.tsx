import type { ReactNode } from 'react';

interface WhereaboutsProps {
  /** The whole map, small. */
  readonly overview: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Where on the map we are: a small drawing of the whole, and words beside or, if large, below. */
export function Whereabouts({ overview, title, children }: WhereaboutsProps) {
  return (
    <div className="whereabouts">
      <div className="overview-width rounded-card border border-rule bg-sheet">{overview}</div>
      <div className="text-note text-soft">
        <p className="font-display font-semibold text-ink">{title}</p>
        {children}
      </div>
    </div>
  );
}
