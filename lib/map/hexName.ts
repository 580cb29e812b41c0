import type { Hex } from './hexSet';
import { COLUMNS } from './size';

/** A hex's row and column, and the name that players read: apart from the grid, for pages that need no more of it. */

export const rowOf = (hex: Hex): number => Math.floor(hex / COLUMNS);
export const columnOf = (hex: Hex): number => hex % COLUMNS;

const COLUMN_LETTERS = 'ABCDEFGHIJKL';

/** A … L for columns 0 … 11. */
export const columnLetter = (column: number): string => COLUMN_LETTERS.charAt(column);

/** The column 0 … 11 of a letter, large or small; -1 for any other. */
export const columnOfLetter = (letter: string): number =>
  COLUMN_LETTERS.indexOf(letter.toUpperCase());

/**
 * A hex as players say it: "D4" is the fourth column, fourth row. A place is spelled in four ways: as a `Hex`,
 * 0 … 107, wherever we compute; as `PlaceView`, row and column from 1, in our API; like this, whatever people read
 * (and what the API tells them to move); and as "row, column" from 1 in the official app's data (`official`).
 */
export const formatHex = (hex: Hex): string => `${columnLetter(columnOf(hex))}${rowOf(hex) + 1}`;
