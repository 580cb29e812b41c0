import { GRADES, type Grade } from '@/lib/puzzle/puzzle';

/** The positions of the icon's spaces, by their number. */
const PLACES = [
  [[12, 12]],
  [
    [8, 9.6],
    [16, 14.4],
  ],
  [
    [8, 7.2],
    [16, 12],
    [8, 16.8],
  ],
  [
    [8, 4.8],
    [16, 9.6],
    [8, 14.4],
    [16, 19.2],
  ],
] as const;

/** From one space for the shortest puzzles to four for the longest. */
export const GradeSign = ({ grade }: { readonly grade: Grade }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-current">
    {PLACES[GRADES.indexOf(grade)]?.map(([x, y]) => (
      <path key={`${x} ${y}`} d={`M${x - 4.8} ${y}l2.4-4.2h4.8l2.4 4.2-2.4 4.2h-4.8Z`} />
    ))}
  </svg>
);
