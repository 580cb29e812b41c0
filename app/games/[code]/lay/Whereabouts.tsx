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
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="overview-width rounded-card border border-rule bg-sheet">{overview}</div>
      <div className="grow basis-32 text-note text-soft">
        <p className="font-display text-lead font-semibold text-ink">{title}</p>
        {children}
      </div>
    </div>
  );
}
