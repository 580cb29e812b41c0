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
