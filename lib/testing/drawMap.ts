import type { Terrain } from '../data/terms';
import { type GameMap, groundAt, structureAt } from '../map/gameMap';
import { hexAt } from '../map/grid';
import { columnLetter } from '../map/hexName';
import { COLUMNS, type Hex, ROWS } from '../map/hexSet';

const TERRAIN_LETTER: Readonly<Record<Terrain, string>> = {
  water: 'w',
  forest: 'f',
  desert: 'd',
  mountain: 'm',
  swamp: 's',
};

/**
 * A map as text, for people and for failing tests. Each hex has a terrain letter, `*` for bear or `'` for cougar, and
 * the structure's colour (`k` for black) in upper case for a stone, in lower case for a shack.
 */
export function drawMap(map: GameMap): string {
  return drawGrid(hex => {
    const { terrain, animal } = groundAt(map, hex);
    const structure = structureAt(map, hex);
    const animalMark = animal === 'bear' ? '*' : animal === 'cougar' ? "'" : ' ';
    const letter = structure?.color === 'black' ? 'k' : structure?.color.charAt(0);
    const structureMark = structure?.kind === 'shack' ? letter : letter?.toUpperCase();
    return TERRAIN_LETTER[terrain] + animalMark + (structureMark ?? ' ');
  });
}

function drawGrid(mark: (hex: Hex) => string): string {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const head = `  ${columns.map(column => columnLetter(column).padEnd(3)).join('')}`.trimEnd();
  const rows = Array.from({ length: ROWS }, (_, row) =>
    `${row + 1} ${columns.map(column => mark(hexAt(row, column) ?? -1)).join('')}`.trimEnd(),
  );
  return [head, ...rows].join('\n');
}
