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

/** The official companion's spellings, to read and write its data. */

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

/** The official words for the modes: `intro` is our normal game, `normal` our advanced one. */
export type OfficialMode = 'intro' | 'normal';

const OFFICIAL_MODES: ByMode<OfficialMode> = { normal: 'intro', advanced: 'normal' };

export const formatOfficialMode = (mode: Mode): OfficialMode => OFFICIAL_MODES[mode];

/** Our mode for an official one; nothing for any other word. */
export const parseOfficialMode = (name: string): Mode | undefined =>
  MODES.find(mode => OFFICIAL_MODES[mode] === name);

const officialTerrainName = (terrain: Terrain): string => TERRAIN_NAMES[terrain];

/** A clue as the official data spells it: `within_pyramid`, `not_water_or_bone`. */
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

/** The clue that the official data spells so; nothing where it spells none. */
export const parseOfficialClue = (name: string): Clue | undefined => BY_OFFICIAL_NAME.get(name);

/** The official spelling of a clue that is known by its name. */
export function officialName(id: ClueId): string {
  const clue = parseClue(id);
  if (clue === undefined) throw new Error(`no clue is called ${id}`);
  return formatOfficialClue(clue);
}
