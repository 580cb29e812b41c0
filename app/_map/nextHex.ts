import { hexAt } from '@/lib/map/grid';
import { columnOf, rowOf } from '@/lib/map/hexName';
import { COLUMNS, type Hex, ROWS } from '@/lib/map/hexSet';

type Place = readonly [row: number, column: number];

/** Up and down stay in the column; left and right go to the neighbour of the same number. */
const KEYS: Readonly<Record<string, (row: number, column: number, isFar: boolean) => Place>> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row, _, isFar) => [isFar ? 0 : row, 0],
  End: (row, _, isFar) => [isFar ? ROWS - 1 : row, COLUMNS - 1],
  PageUp: (_, column) => [0, column],
  PageDown: (_, column) => [ROWS - 1, column],
};

/** Where a key leads from a space; nothing off the map, or for other keys. Ctrl goes far. */
export function nextHex(from: Hex, key: string, isFar: boolean): Hex | undefined {
  const step = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  return step && hexAt(...step(rowOf(from), columnOf(from), isFar));
}
