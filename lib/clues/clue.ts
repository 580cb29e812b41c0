import {
  ANIMALS,
  type Animal,
  COLORS,
  COLORS_OF,
  type Color,
  type Mode,
  STRUCTURE_KINDS,
  type StructureKind,
  TERRAINS,
  type Terrain,
} from '../data/terms';

/** The ten pairs of two different terrains, in the order of the official data. */
const TERRAIN_PAIRS = [
  ['water', 'forest'],
  ['water', 'desert'],
  ['water', 'mountain'],
  ['water', 'swamp'],
  ['forest', 'desert'],
  ['forest', 'mountain'],
  ['forest', 'swamp'],
  ['desert', 'mountain'],
  ['desert', 'swamp'],
  ['mountain', 'swamp'],
] as const satisfies readonly (readonly [Terrain, Terrain])[];
export type TerrainPair = (typeof TERRAIN_PAIRS)[number];

/**
 * A clue without its sign (positive or negated). Each target allows one distance only, so the type admits
 * exactly the 24 subjects of the clue books.
 */
export type Subject =
  | { readonly kind: 'on'; readonly terrains: TerrainPair }
  | { readonly kind: 'within'; readonly distance: 1; readonly of: Terrain | 'either-animal' }
  | { readonly kind: 'within'; readonly distance: 2; readonly of: Animal | StructureKind }
  | { readonly kind: 'within'; readonly distance: 3; readonly of: Color };

/** A subject and its sign. Only the advanced game deals negated clues. */
export type Clue = Subject & { readonly negated: boolean };

/**
 * The 24 subjects. Do not reorder: the solver and the simulation number subjects by position, so another order
 * would change the game that a seed deals and the simulated games of a deal. Stored games refer to clues by name
 * and would not change. Adding a subject requires a new storage format: see `store/upcasters.ts`.
 */
export const SUBJECTS: readonly Subject[] = [
  ...TERRAIN_PAIRS.map(terrains => ({ kind: 'on', terrains }) as const),
  ...[...TERRAINS, 'either-animal' as const].map(
    of => ({ kind: 'within', distance: 1, of }) as const,
  ),
  ...[...STRUCTURE_KINDS, ...ANIMALS].map(of => ({ kind: 'within', distance: 2, of }) as const),
  ...COLORS.map(of => ({ kind: 'within', distance: 3, of }) as const),
];

const positive: readonly Clue[] = SUBJECTS.map(subject => ({ ...subject, negated: false }));
const negative: readonly Clue[] = SUBJECTS.map(subject => ({ ...subject, negated: true }));

/** The same subject with the other sign. */
export const negate = (clue: Clue): Clue => ({ ...clue, negated: !clue.negated });

/**
 * The clues that a mode can deal: 48 in the advanced game, 23 in the normal game, which has no negated clues and
 * no black structures.
 */
export function cluesOf(mode: Mode): readonly Clue[] {
  return mode === 'advanced' ? ALL_CLUES : NORMAL_CLUES;
}

/** Whether a subject's target exists on the maps of a mode: false only for black structures in the normal game. */
export function isOnMapsOf(mode: Mode, subject: Subject): boolean {
  if (subject.kind === 'on') return true;
  const color = COLORS.find(each => each === subject.of);
  return color === undefined || COLORS_OF[mode].includes(color);
}

export const ALL_CLUES: readonly Clue[] = [...positive, ...negative];
const NORMAL_CLUES = positive.filter(clue => isOnMapsOf('normal', clue));

type PairId<P> = P extends readonly [infer A extends string, infer B extends string]
  ? `on-${A}-or-${B}`
  : never;
type WithinId<S> = S extends {
  readonly distance: infer D extends number;
  readonly of: infer O extends string;
}
  ? `within-${D}-of-${O}`
  : never;
export type SubjectId = PairId<TerrainPair> | WithinId<Subject>;

/**
 * A clue's name, such as `on-water-or-desert`, `within-2-of-standing-stone` or
 * `not-within-1-of-either-animal`.
 */
export type ClueId = SubjectId | `not-${SubjectId}`;

export function formatClue(clue: Clue): ClueId {
  return `${clue.negated ? 'not-' : ''}${formatSubject(clue)}`;
}

function formatSubject(subject: Subject): SubjectId {
  switch (subject.kind) {
    case 'on':
      // `join` returns a plain string, so the pair's type is lost.
      return `on-${subject.terrains.join('-or-')}` as PairId<TerrainPair>;
    case 'within':
      return `within-${subject.distance}-of-${subject.of}` as WithinId<Subject>;
  }
}

const BY_ID = new Map<string, Clue>(ALL_CLUES.map(clue => [formatClue(clue), clue]));

/** The clue with that name; `undefined` if there is none. */
export const parseClue = (id: string): Clue | undefined => BY_ID.get(id);
