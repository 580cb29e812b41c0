import type { Animal, Terrain } from './terms';

/** The printed terrain and animal territory of one hex of a tile. */
export interface Ground {
  readonly terrain: Terrain;
  readonly animal?: Animal;
}

export const TILE_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
type TileNumber = (typeof TILE_NUMBERS)[number];

export const TILE_ROWS = 3;
export const TILE_COLUMNS = 6;

const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = {
  w: 'water',
  f: 'forest',
  s: 'swamp',
  m: 'mountain',
  d: 'desert',
};
const ANIMAL_MARKS: Readonly<Record<string, Animal>> = { '*': 'bear', "'": 'cougar' };

/**
 * The six tiles, upright: the number is in the upper left. A letter is the terrain; `*` marks bear territory, `'`
 * cougar territory. Transcribed from the cardboard and confirmed by 590,481 games of the official companion: one
 * wrong letter would leave many of them without a habitat.
 */
const TILE_TEXTS: Readonly<Record<TileNumber, string>> = {
  1: 'w w w w f f / s s w d f f / s s d d* d* f*',
  2: "s' f' f' f f f / s s f d d d / s m m m m d",
  3: "s s f f f w / s' s' f m w w / m' m m m w w",
  4: "d d m m m m / d d m w w w' / d d d f f f'",
  5: 's s s m m m / s d d w m m* / d d w w w* w*',
  6: 'd* d s s s f / m* m s s f f / m w w w w f',
};

function readTile(text: string): readonly Ground[] {
  return text.split(/[ /]+/).map(word => {
    const terrain = TERRAIN_LETTERS[word.charAt(0)];
    if (terrain === undefined) throw new Error(`"${word}" has no terrain letter`);
    const animal = ANIMAL_MARKS[word.charAt(1)];
    return animal === undefined ? { terrain } : { terrain, animal };
  });
}

const TILES = new Map<number, readonly Ground[]>(
  TILE_NUMBERS.map(number => [number, readTile(TILE_TEXTS[number])]),
);

/** The 18 grounds of an upright tile, row by row; `undefined` unless `number` is 1 … 6. */
export const tileGrounds = (number: number): readonly Ground[] | undefined => TILES.get(number);
