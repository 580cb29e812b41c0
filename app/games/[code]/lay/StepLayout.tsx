import type { ReactNode } from 'react';

interface StepLayoutProps {
  readonly heading: ReactNode;
  readonly drawing: ReactNode;
  /** Text about the drawing. */
  readonly children: ReactNode;
}

/**
 * A step's three parts in a column; on a wide screen the drawing is left of the text. Spare space goes around the
 * drawing. The enclosing screen lays them out (lay.css).
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
  /** A small drawing of the whole map. */
  readonly overview: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Where on the map the step is: a small overview, with text beside it or, at large text sizes, below it. */
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
