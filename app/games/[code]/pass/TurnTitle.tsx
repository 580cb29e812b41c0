import type { ReactNode } from 'react';

interface TurnTitleProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A question or an answer in large letters, with a note. */
export const TurnTitle = ({ title, children }: TurnTitleProps) => (
  <div className="turn-title">
    <h2>{title}</h2>
    {children && <div className="text-balance">{children}</div>}
  </div>
);
