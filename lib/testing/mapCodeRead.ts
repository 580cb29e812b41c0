/** Reads a map code independently of the code under test. */

/** The tile in a slot, 0 … 5, from the first six digits: 1 to 6 upright, 7 to C the same tiles turned. */
export function tileAt(mapCode: string, slot: number) {
  const digit = Number.parseInt(mapCode.charAt(slot), 16);
  return digit > 6
    ? { tile: digit - 6, side: 'turned round', corner: 'bottom right' }
    : { tile: digit, side: 'upright', corner: 'top left' };
}

/**
 * The space of a structure, by index, from the digit pairs after the tiles: row 0 to 8, column 0 to B. Returns its
 * name, and its column and row within the tile, from 1; a tile has three rows of six.
 */
export function placeAt(mapCode: string, structure: number) {
  const [row = '', digit = ''] = mapCode.slice(6 + 2 * structure);
  const column = Number.parseInt(digit, 16);
  return {
    name: `${'ABCDEFGHIJKL'.charAt(column)}${Number(row) + 1}`,
    column: (column % 6) + 1,
    row: (Number(row) % 3) + 1,
  };
}
