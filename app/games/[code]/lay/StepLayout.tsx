import type { ReactNode } from 'react';

interface StepLayoutProps {
  readonly heading: ReactNode;
  readonly drawing: ReactNode;
  /** What there is to say of the drawing. */
  readonly children: ReactNode;
}

/**
 * A step's three parts, one below the other; on a wide screen the drawing lies left of the words.
 * Room that is left over goes around the drawing. They are laid out by the screen around them.
 */
export function StepLayout({ heading, drawing, children }: StepLayoutProps) {
  return (
    <>
      <div className="heading">{heading}</div>
      <div className="drawing">{drawing}</div>
      <div className="words">{children}</div>
    </>
  );
}

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
