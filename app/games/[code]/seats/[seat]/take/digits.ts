/** So many digits a code has that moves a seat. */
export const DIGITS = 6;
