import type { Hex } from './hexSet';
import { COLUMNS } from './size';

/** A hex's row, column and display name. Separate from `grid.ts`, so that pages can import these alone. */

export const rowOf = (hex: Hex): number => Math.floor(hex / COLUMNS);
export const columnOf = (hex: Hex): number => hex % COLUMNS;

const COLUMN_LETTERS = 'ABCDEFGHIJKL';

/** `A` … `L` for columns 0 … 11; the empty string for any other. */
export const columnLetter = (column: number): string => COLUMN_LETTERS.charAt(column);

/** The column 0 … 11 of a letter in either case; -1 for any other letter. */
export const columnOfLetter = (letter: string): number =>
  COLUMN_LETTERS.indexOf(letter.toUpperCase());

/**
 * A hex's name for players: "D4" is the fourth column, fourth row. A hex has four notations: `Hex`, 0 … 107, in
 * all computation; `PlaceView`, row and column from 1, in our API; this name in all text that people read
 * (including the API's instructions to players); and "row, column" from 1 in the official app's data (`official`).
 */
export const formatHex = (hex: Hex): string => `${columnLetter(columnOf(hex))}${rowOf(hex) + 1}`;
