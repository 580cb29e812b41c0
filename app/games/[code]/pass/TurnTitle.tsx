import type { ReactNode } from 'react';
import { TurnHeading } from './TurnHeading';

interface TurnTitleProps {
  /** Which turn it is of how many, where there are several. */
  readonly turn?: string | undefined;
  readonly title: string;
  readonly children?: ReactNode;
}

/** What is asked, and of whom. */
export function TurnTitle({ turn, title, children }: TurnTitleProps) {
  return (
    <div className="said">
      {turn !== undefined && <p className="text-note font-semibold text-soft">{turn}</p>}
      <TurnHeading title={title} className="text-[length:min(2rem,9.5vw)] leading-[1.15]" />
      {children && <div className="text-balance">{children}</div>}
    </div>
  );
}
