'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface TurnTitleProps {
  /** Which turn it is of how many, where there are several. */
  readonly turn?: string | undefined;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Whose turn it is and what to do. What had the focus went with the turn before: the title has it then. */
export function TurnTitle({ turn, title, children }: TurnTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another turn.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className="said">
      {turn !== undefined && <p className="text-note font-semibold text-soft">{turn}</p>}
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-display text-[length:min(2rem,9.5vw)] leading-[1.15] font-semibold wrap-break-word outline-none"
      >
        {title}
      </h1>
      {children && <div className="text-balance">{children}</div>}
    </div>
  );
}
