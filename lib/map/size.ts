/** Map dimensions, separate from `hexSet.ts` for modules that need only the numbers. */
export const ROWS = 9;
export const COLUMNS = 12;
export const HEX_COUNT = ROWS * COLUMNS;
