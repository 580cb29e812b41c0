import { centerOf, hexAt } from '@/lib/map/grid';
import { columnLetter } from '@/lib/map/hexName';
import { COLUMNS, ROWS } from '@/lib/map/hexSet';
import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH } from './Frame';

const LAST = COLUMNS - 1;
const percent = (length: number, whole: number) => `${(100 * (FRAME + length)) / whole}%`;
const placeOf = (row: number, column: number) => centerOf(hexAt(row, column) ?? 0);
const columns = Array.from({ length: COLUMNS }, (_, column) => ({
  letter: columnLetter(column),
  left: percent(placeOf(0, column).x, FRAMED_WIDTH),
}));
const rowsAt = (column: number) =>
  Array.from({ length: ROWS }, (_, row) => ({
    number: row + 1,
    top: percent(placeOf(row, column).y, FRAMED_HEIGHT),
  }));
const LEFT = rowsAt(0);
const RIGHT = rowsAt(LAST);

const MARK =
  'absolute rounded-tag bg-sheet px-1 text-note leading-tight font-semibold text-soft tabular';

/** The frame's letters and numbers at the edges of what one sees, while the map is enlarged. */
export function Rulers() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div className="sticky top-0 z-1 h-0">
        {columns.map(({ letter, left }) => (
          <span key={letter} className={`${MARK} top-0.5 -translate-x-1/2`} style={{ left }}>
            {letter}
          </span>
        ))}
      </div>
      <div className="flex h-full justify-between">
        <div className="sticky left-0 w-0">
          {LEFT.map(({ number, top }) => (
            <span key={number} className={`${MARK} left-0.5 -translate-y-1/2`} style={{ top }}>
              {number}
            </span>
          ))}
        </div>
        <div className="sticky right-0 w-0">
          {RIGHT.map(({ number, top }) => (
            <span key={number} className={`${MARK} right-0.5 -translate-y-1/2`} style={{ top }}>
              {number}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
