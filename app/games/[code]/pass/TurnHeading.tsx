'use client';

import { useEffect, useRef } from 'react';

interface TurnHeadingProps {
  readonly title: string;
  /** Its size. */
  readonly className: string;
}

/** Whose turn it is. What had the focus went with the turn before: the title has it then. */
export function TurnHeading({ title, className }: TurnHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another turn.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={`font-display font-semibold wrap-break-word outline-none ${className}`}
    >
      {title}
    </h1>
  );
}
