/** What a map code says, read by hand and not by the code that is tested. */

/** Its first six digits: 1 to 6 upright, 7 to C the same tiles turned. */
export function tileAt(mapCode: string, slot: number) {
  const digit = Number.parseInt(mapCode.charAt(slot), 16);
  return digit > 6
    ? { tile: digit - 6, side: 'turned round', corner: 'bottom right' }
    : { tile: digit, side: 'upright', corner: 'top left' };
}

/** Two digits after those: row 0 to 8, column 0 to B. A tile has three rows of six. */
export function placeAt(mapCode: string, structure: number) {
  const [row = '', digit = ''] = mapCode.slice(6 + 2 * structure);
  const column = Number.parseInt(digit, 16);
  return {
    name: `${'ABCDEFGHIJKL'.charAt(column)}${Number(row) + 1}`,
    column: (column % 6) + 1,
    row: (Number(row) % 3) + 1,
  };
}
