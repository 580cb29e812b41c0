/**
 * The game's closed vocabularies and their types. Each list keeps the order of the official data, because codes
 * and names are derived from it.
 */

export const TERRAINS = ['water', 'forest', 'desert', 'mountain', 'swamp'] as const;
export type Terrain = (typeof TERRAINS)[number];
export type ByTerrain<T> = Readonly<Record<Terrain, T>>;

export const ANIMALS = ['bear', 'cougar'] as const;
export type Animal = (typeof ANIMALS)[number];
export type ByAnimal<T> = Readonly<Record<Animal, T>>;

export const STRUCTURE_KINDS = ['standing-stone', 'shack'] as const;
export type StructureKind = (typeof STRUCTURE_KINDS)[number];
export type ByStructureKind<T> = Readonly<Record<StructureKind, T>>;

export const COLORS = ['white', 'green', 'blue', 'black'] as const;
export type Color = (typeof COLORS)[number];
export type ByColor<T> = Readonly<Record<Color, T>>;

/**
 * The colours of the players' pieces, in the order in which a new table assigns them to seats. Adding a colour
 * requires a new storage format: see `store/upcasters.ts`.
 */
export const SEAT_COLORS = ['red', 'orange', 'teal', 'purple', 'pink'] as const;
export type SeatColor = (typeof SEAT_COLORS)[number];

export const MODES = ['normal', 'advanced'] as const;
export type Mode = (typeof MODES)[number];
export type ByMode<T> = Readonly<Record<Mode, T>>;

/** The structure colours of each mode: only the advanced game has black (rulebook, "Setup"). */
export const COLORS_OF: ByMode<readonly Color[]> = {
  normal: ['white', 'green', 'blue'],
  advanced: COLORS,
};

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The possible numbers of clues in a deal. */
export const CLUE_COUNTS = [3, 4, 5] as const;
export type ClueCount = (typeof CLUE_COUNTS)[number];

/** Two players get two clues each; three to five players get one each. */
export const clueCount = (players: PlayerCount): ClueCount => (players === 2 ? 4 : players);
