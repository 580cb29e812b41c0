import { memo } from 'react';
import { centerOf, columnLetter, hexAt, MAP_HEIGHT, MAP_WIDTH } from '@/lib/map/grid';
import { COLUMNS, ROWS } from '@/lib/map/hexSet';

/** How far the frame stands from the map, in drawing units. */
export const FRAME = 16;
export const FRAMED_WIDTH = MAP_WIDTH + 2 * FRAME;
export const FRAMED_HEIGHT = MAP_HEIGHT + 2 * FRAME;

const columns = Array.from({ length: COLUMNS }, (_, column) => column);
const rows = Array.from({ length: ROWS }, (_, row) => row);
const placeOf = (row: number, column: number) => centerOf(hexAt(row, column) ?? 0);

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
        {columns.map(column => {
          const { x } = placeOf(0, column);
          return (
            <g key={column}>
              <text x={x} y="-4.6">
                {columnLetter(column)}
              </text>
              <text x={x} y={MAP_HEIGHT + 12}>
                {columnLetter(column)}
              </text>
            </g>
          );
        })}
        {rows.map(row => (
          <g key={row}>
            <text x="-7.6" y={placeOf(row, 0).y + 3.7}>
              {row + 1}
            </text>
            <text x={MAP_WIDTH + 7.6} y={placeOf(row, COLUMNS - 1).y + 3.7}>
              {row + 1}
            </text>
          </g>
        ))}
      </g>
    </>
  );
});
