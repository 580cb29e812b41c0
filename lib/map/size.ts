/** How many spaces a map has; apart from their sets, for whoever only counts them. */
export const ROWS = 9;
export const COLUMNS = 12;
export const HEX_COUNT = ROWS * COLUMNS;
