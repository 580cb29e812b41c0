import type { ReactNode } from 'react';

interface ClueLineProps {
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** Buttons for the clue or space. */
  readonly children?: ReactNode;
}

/** The selected clue or space in words, with its buttons at the end. */
export const ClueLine = ({ title, note, children }: ClueLineProps) => (
  <div className="clue-line">
    <p role="status">
      <b>{title}</b>
      <span className="text-note text-soft">{note}</span>
    </p>
    {children}
  </div>
);
