import {
  ANIMALS,
  type Animal,
  type ByAnimal,
  type ByColor,
  type ByStructureKind,
  type ByTerrain,
  COLORS,
  type Color,
  type Mode,
  STRUCTURE_KINDS,
  type StructureKind,
  TERRAINS,
  type Terrain,
} from '../data/terms';
import { type Ground, tileGrounds } from '../data/tiles';
import { ok, type Result, refused } from '../result';
import { HEX_COUNT, HEXES, type Hex, HexSet } from './hexSet';
import {
  type BoxStructure,
  type LaidTile,
  type Setup,
  SLOTS,
  type Structure,
  slotHexes,
  structuresOf,
} from './setup';

/** A legal map: the position of everything that a clue can refer to. */
export interface GameMap {
  readonly mode: Mode;
  readonly tiles: readonly LaidTile[];
  /** One per kind and colour of the mode, in map code order. */
  readonly structures: readonly Structure[];
  /** The printed terrain and animal territory, indexed by hex. */
  readonly grounds: readonly Ground[];
  readonly terrain: ByTerrain<HexSet>;
  readonly animal: ByAnimal<HexSet>;
  readonly structureKind: ByStructureKind<HexSet>;
  /** `black` is empty on a normal map. */
  readonly color: ByColor<HexSet>;
}

export const SETUP_ERRORS = [
  'tile-count',
  'tile-unknown',
  'tile-twice',
  'structure-off-map',
  'structures-share-hex',
  'structure-missing',
  'structure-twice',
  'structure-not-in-mode',
] as const;
export type SetupError = (typeof SETUP_ERRORS)[number];

/**
 * Builds the map of a setup, or refuses with the first error found. A legal setup uses each of the six tiles once
 * and each structure of the mode once, on the map, no two on the same hex.
 */
export function buildMap(setup: Setup): Result<GameMap, SetupError> {
  const error = tileError(setup.tiles) ?? structureError(setup);
  if (error !== undefined) return refused(error);

  const grounds = layTiles(setup.tiles);
  const structures = structuresOf(setup.mode).flatMap(({ kind, color }) =>
    setup.structures.filter(structure => structure.kind === kind && structure.color === color),
  );
  const groundsWhere = (holds: (ground: Ground) => boolean) =>
    HexSet.of(HEXES.filter(hex => holds(groundIn(grounds, hex))));
  const structuresWhere = (holds: (structure: Structure) => boolean) =>
    HexSet.of(structures.filter(holds).map(structure => structure.hex));

  return ok({
    mode: setup.mode,
    tiles: setup.tiles,
    structures,
    grounds,
    terrain: index(TERRAINS, (terrain: Terrain) =>
      groundsWhere(ground => ground.terrain === terrain),
    ),
    animal: index(ANIMALS, (animal: Animal) => groundsWhere(ground => ground.animal === animal)),
    structureKind: index(STRUCTURE_KINDS, (kind: StructureKind) =>
      structuresWhere(structure => structure.kind === kind),
    ),
    color: index(COLORS, (color: Color) => structuresWhere(structure => structure.color === color)),
  });
}

/** The printed terrain and animal territory of a hex of the map. */
export const groundAt = (map: GameMap, hex: Hex): Ground => groundIn(map.grounds, hex);

/** The structure on a hex; `undefined` if there is none. */
export const structureAt = (map: GameMap, hex: Hex): Structure | undefined =>
  map.structures.find(structure => structure.hex === hex);

function groundIn(grounds: readonly Ground[], hex: Hex): Ground {
  const ground = grounds[hex];
  if (ground === undefined) throw new RangeError(`no hex ${hex}`);
  return ground;
}

function tileError(tiles: readonly LaidTile[]): SetupError | undefined {
  if (tiles.length !== SLOTS.length) return 'tile-count';
  if (tiles.some(({ tile }) => tileGrounds(tile) === undefined)) return 'tile-unknown';
  if (new Set(tiles.map(({ tile }) => tile)).size !== tiles.length) return 'tile-twice';
  return undefined;
}

function structureError({ mode, structures }: Setup): SetupError | undefined {
  const name = ({ kind, color }: BoxStructure) => `${color} ${kind}`;
  const required = new Set(structuresOf(mode).map(name));
  const present = new Set(structures.map(name));
  if ([...present].some(structure => !required.has(structure))) return 'structure-not-in-mode';
  if (present.size !== structures.length) return 'structure-twice';
  if (present.size !== required.size) return 'structure-missing';

  const hexes = structures.map(({ hex }) => hex);
  if (hexes.some(hex => !Number.isInteger(hex) || hex < 0 || hex >= HEX_COUNT)) {
    return 'structure-off-map';
  }
  if (new Set(hexes).size !== hexes.length) return 'structures-share-hex';
  return undefined;
}

/** Half a turn reverses the order in which a tile's hexes are read. */
function layTiles(tiles: readonly LaidTile[]): readonly Ground[] {
  const grounds: Ground[] = [];
  tiles.forEach(({ tile, turned }, slot) => {
    const upright = tileGrounds(tile) ?? [];
    const asLaid = turned ? upright.toReversed() : upright;
    slotHexes(slot).forEach((hex, position) => {
      const ground = asLaid[position];
      if (ground !== undefined) grounds[hex] = ground;
    });
  });
  return grounds;
}

function index<K extends string, V>(
  keys: readonly K[],
  read: (key: K) => V,
): Readonly<Record<K, V>> {
  // Object.fromEntries widens the keys to string; the cast narrows them again.
  return Object.fromEntries(keys.map(key => [key, read(key)])) as Record<K, V>;
}
