import { ALL_CLUES, type Clue, type ClueId, parseClue, type Subject } from '../clues/clue';
import {
  type Animal,
  type ByMode,
  type Color,
  MODES,
  type Mode,
  type StructureKind,
  type Terrain,
} from '../data/terms';

/** The official companion's names, for reading and writing its data. */

const TERRAIN_NAMES: Readonly<Record<Terrain | 'either-animal', string>> = {
  water: 'water',
  forest: 'forest',
  desert: 'desert',
  mountain: 'mountain',
  swamp: 'bone',
  'either-animal': 'fissure',
};

const TARGET_NAMES: Readonly<Record<Animal | StructureKind | Color, string>> = {
  'standing-stone': 'pyramid',
  shack: 'colony',
  bear: 'dormant_fissure',
  cougar: 'active_fissure',
  white: 'red',
  green: 'green',
  blue: 'blue',
  black: 'black',
};

/** The official mode names: `intro` is our normal game, `normal` our advanced one. */
export type OfficialMode = 'intro' | 'normal';

const OFFICIAL_MODES: ByMode<OfficialMode> = { normal: 'intro', advanced: 'normal' };

export const formatOfficialMode = (mode: Mode): OfficialMode => OFFICIAL_MODES[mode];

/** Our mode for an official mode name; `undefined` for any other text. */
export const parseOfficialMode = (name: string): Mode | undefined =>
  MODES.find(mode => OFFICIAL_MODES[mode] === name);

const officialTerrainName = (terrain: Terrain): string => TERRAIN_NAMES[terrain];

/** A clue's name in the official data, such as `within_pyramid` or `not_water_or_bone`. */
export const formatOfficialClue = (clue: Clue): string =>
  `${clue.negated ? 'not_' : ''}${officialSubject(clue)}`;

function officialSubject(subject: Subject): string {
  switch (subject.kind) {
    case 'on':
      return subject.terrains.map(officialTerrainName).join('_or_');
    case 'within':
      return `within_${subject.distance === 1 ? TERRAIN_NAMES[subject.of] : TARGET_NAMES[subject.of]}`;
  }
}

const BY_OFFICIAL_NAME = new Map(ALL_CLUES.map(clue => [formatOfficialClue(clue), clue]));

/** The clue with that name in the official data; `undefined` if there is none. */
export const parseOfficialClue = (name: string): Clue | undefined => BY_OFFICIAL_NAME.get(name);

/** The official name of the clue `id`. Throws if there is no such clue. */
export function officialName(id: ClueId): string {
  const clue = parseClue(id);
  if (clue === undefined) throw new Error(`no clue is called ${id}`);
  return formatOfficialClue(clue);
}
