import { memo } from 'react';
import { centerOf, columnLetter, hexAt, MAP_HEIGHT, MAP_WIDTH } from '@/lib/map/grid';
import { COLUMNS, ROWS } from '@/lib/map/hexSet';
import { roundUnits } from '@/lib/map/outline';

/** How far the frame stands from the map, in drawing units. */
export const FRAME = 16;
export const FRAMED_WIDTH = MAP_WIDTH + 2 * FRAME;
export const FRAMED_HEIGHT = MAP_HEIGHT + 2 * FRAME;

const columns = Array.from({ length: COLUMNS }, (_, column) => column);
const rows = Array.from({ length: ROWS }, (_, row) => row);
const placeOf = (row: number, column: number) => centerOf(hexAt(row, column) ?? 0);

const LETTERS = columns.map(columnLetter).join('');
const NUMBERS = rows.map(row => row + 1).join('');
/** A text that is given as many places as it has letters puts each of them by itself. */
const ACROSS = columns.map(column => placeOf(0, column).x).join(' ');
const down = (column: number) =>
  rows.map(row => roundUnits(placeOf(row, column).y + 3.7)).join(' ');
const beside = (x: number) => rows.map(() => x).join(' ');

/**
 * The sheet under the map, and its coordinates: letters above and below, numbers left at the
 * height of columns A, C, E …, right half a hex lower, at that of B, D, F …
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
        <text x={ACROSS} y="-4.6">
          {LETTERS}
        </text>
        <text x={ACROSS} y={roundUnits(MAP_HEIGHT + 12)}>
          {LETTERS}
        </text>
        <text x={beside(-7.6)} y={down(0)}>
          {NUMBERS}
        </text>
        <text x={beside(MAP_WIDTH + 7.6)} y={down(COLUMNS - 1)}>
          {NUMBERS}
        </text>
      </g>
    </>
  );
});
