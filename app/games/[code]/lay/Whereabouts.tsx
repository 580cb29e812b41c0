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
      <div className="w-[min(45%,176px,19dvh)] min-w-[100px] shrink-0 rounded-card border border-rule bg-sheet wide:[@media(height>=500px)]:w-full">
        {overview}
      </div>
      <div className="grow basis-32 text-note text-soft">
        <p className="font-display text-lead font-semibold text-ink">{title}</p>
        {children}
      </div>
    </div>
  );
}
