import { CheckRoom } from '@/app/_seat/CheckRoom';
import type { SaidSeat } from '@/app/_words/said';

/** Whether the pieces are right or wrong, the slip is as large: nobody can tell from aside which it says. */
export const PiecesRoom = ({ view: { clues } }: { readonly view: SaidSeat }) => (
  <CheckRoom
    opened="pieces"
    cluesEach={1}
    longestClue={clues.map(({ short }) => short).join(' · ')}
  />
);
