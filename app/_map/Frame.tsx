import { memo } from 'react';
import { centerOf, hexAt, MAP_HEIGHT, MAP_WIDTH } from '@/lib/map/grid';
import { columnLetter } from '@/lib/map/hexName';
import { COLUMNS, ROWS } from '@/lib/map/hexSet';
import { roundUnits } from '@/lib/map/outline';

/** Distance from the map to the frame's edge, in drawing units. */
export const FRAME = 16;
export const FRAMED_WIDTH = MAP_WIDTH + 2 * FRAME;
export const FRAMED_HEIGHT = MAP_HEIGHT + 2 * FRAME;

const columns = Array.from({ length: COLUMNS }, (_, column) => column);
const rows = Array.from({ length: ROWS }, (_, row) => row);
const LAST = COLUMNS - 1;
const placeOf = (row: number, column: number) => centerOf(hexAt(row, column) ?? 0);

const ABOVE = -4.6;
const BELOW = roundUnits(MAP_HEIGHT + 12);

/**
 * The sheet under the map, and its coordinates: letters above and below; row numbers on the left at the height of
 * columns A, C, E …, and on the right, half a hex lower, at that of columns B, D, F …
 */
export const Frame = memo(function Frame() {
  return (
    <>
      <rect
        className="mat"
        x={1 - FRAME}
        y={1 - FRAME}
        width={FRAMED_WIDTH - 2}
        height={FRAMED_HEIGHT - 2}
        rx="4"
      />
      <g className="lettering">
        {columns.flatMap(column =>
          [ABOVE, BELOW].map(y => (
            <text key={`${column} ${y}`} x={placeOf(0, column).x} y={y}>
              {columnLetter(column)}
            </text>
          )),
        )}
        {rows.flatMap(row => [
          <RowNumber key={`${row} left`} row={row} column={0} x={-7.6} />,
          <RowNumber key={`${row} right`} row={row} column={LAST} x={MAP_WIDTH + 7.6} />,
        ])}
      </g>
    </>
  );
});

/** A row's number beside the map, at the row's height in the given column. */
function RowNumber({ row, column, x }: { row: number; column: number; x: number }) {
  return (
    <text x={x} y={roundUnits(placeOf(row, column).y + 3.7)}>
      {row + 1}
    </text>
  );
}

const percent = (length: number, whole: number) => `${(100 * (FRAME + length)) / whole}%`;
const letters = columns.map(column => ({
  letter: columnLetter(column),
  left: percent(placeOf(0, column).x, FRAMED_WIDTH),
}));
const SIDES = [
  { column: 0, side: 'left-0', inset: 'left-0.5' },
  { column: LAST, side: 'right-0', inset: 'right-0.5' },
].map(({ column, ...side }) => ({
  ...side,
  tops: rows.map(row => percent(placeOf(row, column).y, FRAMED_HEIGHT)),
}));

const MARK =
  'absolute rounded-tag bg-sheet px-1 text-note leading-tight font-semibold text-soft tabular';

/** The frame's letters and numbers at the edges of the visible part, while the map is enlarged. */
export function Rulers() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div className="sticky top-0 z-1 h-0">
        {letters.map(({ letter, left }) => (
          <span key={letter} className={`${MARK} top-0.5 -translate-x-1/2`} style={{ left }}>
            {letter}
          </span>
        ))}
      </div>
      <div className="flex h-full justify-between">
        {SIDES.map(({ side, inset, tops }) => (
          <div key={side} className={`sticky ${side} w-0`}>
            {tops.map((top, row) => (
              <span key={top} className={`${MARK} ${inset} -translate-y-1/2`} style={{ top }}>
                {row + 1}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
