import type { ReactNode } from 'react';

interface TurnTitleProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A large title with a note. */
export const TurnTitle = ({ title, children }: TurnTitleProps) => (
  <div className="turn-title">
    <h2>{title}</h2>
    {children && <div className="text-balance">{children}</div>}
  </div>
);
