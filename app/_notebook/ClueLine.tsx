import type { ReactNode } from 'react';

interface ClueLineProps {
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** The chosen clue or space in words, below the map, and at its end what can be done. */
export const ClueLine = ({ title, note, children }: ClueLineProps) => (
  <div className="clue-line">
    <p role="status">
      <b>{title}</b>
      <span className="text-note text-soft">{note}</span>
    </p>
    {children}
  </div>
);
