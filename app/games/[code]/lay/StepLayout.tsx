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
      <div className="wide:col-start-2">{heading}</div>
      <div className="my-auto wide:col-start-1 wide:row-span-3 wide:row-start-1 wide:my-0">
        {drawing}
      </div>
      <div className="grid gap-4 [@media(max-height:700px)]:gap-2 wide:col-start-2">{children}</div>
    </>
  );
}
