import { GRADES, type Grade } from '@/lib/puzzle/puzzle';

/** Where the spaces of the sign are, for each number of them. */
const PLACES = [
  [[12, 12]],
  [
    [8.2, 9.8],
    [15.8, 14.2],
  ],
  [
    [8.2, 7.6],
    [15.8, 12],
    [8.2, 16.4],
  ],
  [
    [12, 3.2],
    [4.4, 12],
    [12, 12],
    [19.6, 12],
  ],
] as const;

/** From one space for the shortest puzzles to four for the longest. */
export const GradeSign = ({ grade }: { readonly grade: Grade }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="fill-current">
    {PLACES[GRADES.indexOf(grade)]?.map(([x, y]) => (
      <path key={`${x} ${y}`} d={`M${x - 4.6} ${y}l2.3-4h4.6l2.3 4-2.3 4h-4.6Z`} />
    ))}
  </svg>
);
