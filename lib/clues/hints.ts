import { TERRAINS, type Terrain } from '../data/terms';
import { type Clue, SUBJECTS } from './clue';

/**
 * Hints, true statements about a set of clues, under the official app's names. A negated clue counts as mentioning
 * its subject; "either animal" is a within-1 clue. Adding a hint requires a new storage format: see
 * `store/upcasters.ts`.
 */
const FIRST_HINTS = [
  'hint_not_1',
  'hint_not_2',
  'hint_not_3',
  'hint_not_on_on',
  'hint_terrain',
] as const;
const OTHER_HINTS = [
  'hint_fissure',
  'hint_water',
  'hint_forest',
  'hint_desert',
  'hint_mountain',
  'hint_bone',
] as const;
export const HINTS = [...FIRST_HINTS, ...OTHER_HINTS] as const;
export type Hint = (typeof HINTS)[number];

/** Every hint that is true of these clues. */
export const trueHints = (clues: readonly Clue[]): readonly Hint[] =>
  HINTS.filter(hint => isTrue(hint, clues));

/**
 * The hints that a table may get: the true ones of `FIRST_HINTS` or, if there are none, the true ones of
 * `OTHER_HINTS`. Empty for a few sets with no true hint.
 */
export function hintChoices(clues: readonly Clue[]): readonly Hint[] {
  const all = trueHints(clues);
  const first = FIRST_HINTS.filter(hint => all.includes(hint));
  return first.length > 0 ? first : all;
}

const isTrue = (hint: Hint, clues: readonly Clue[]): boolean => !clues.some(DENIERS[hint]);

/** Whether no set with the clue has the hint. */
export const isDeniedBy = (clue: Clue, hint: Hint): boolean => DENIERS[hint](clue);

const isWithin = (distance: 1 | 2 | 3) => (clue: Clue) =>
  clue.kind === 'within' && clue.distance === distance;

const names = (terrain: Terrain) => (clue: Clue) =>
  clue.kind === 'on' ? clue.terrains.some(named => named === terrain) : clue.of === terrain;

const ANIMAL_WORDS: readonly string[] = ['either-animal', 'bear', 'cougar'];

/** By hint, whether a clue makes it untrue. */
const DENIERS: Readonly<Record<Hint, (clue: Clue) => boolean>> = {
  hint_not_1: isWithin(1),
  hint_not_2: isWithin(2),
  hint_not_3: isWithin(3),
  hint_not_on_on: clue => clue.kind === 'on',
  hint_terrain: clue => TERRAINS.some(terrain => names(terrain)(clue)),
  hint_fissure: clue => clue.kind === 'within' && ANIMAL_WORDS.includes(clue.of),
  hint_water: names('water'),
  hint_forest: names('forest'),
  hint_desert: names('desert'),
  hint_mountain: names('mountain'),
  hint_bone: names('swamp'),
};

/** By hint, the subjects that make it untrue, with either sign, as bits. */
const DENYING: readonly number[] = HINTS.map(hint =>
  SUBJECTS.reduce(
    (mask, subject, index) =>
      DENIERS[hint]({ ...subject, negated: false }) ? mask | (1 << index) : mask,
    0,
  ),
);

/** Whether any hint is true of these subjects (bits), so that `hintChoices` is not empty. */
export const leavesHint = (subjects: number): boolean =>
  DENYING.some(denying => (denying & subjects) === 0);
