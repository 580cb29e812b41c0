import type { ReactNode } from 'react';
import { LitSign } from './LitSign';

interface CheckSlipProps {
  /** The clues in short, which all of it comes from. */
  readonly clues: readonly string[];
  readonly children: ReactNode;
}

/** A slip of paper with what follows from a clue, and below it the clue itself, small. */
export const CheckSlip = ({ clues, children }: CheckSlipProps) => (
  <div className="slip check-slip rounded-card border-[1.5px] border-edge bg-sheet shadow-raised">
    <div className="grow">{children}</div>
    <p className="flex items-center gap-3 border-t border-rule pt-2 text-note text-soft">
      <LitSign />
      <span>{clues.join(' · ')}</span>
    </p>
  </div>
);
