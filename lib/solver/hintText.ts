import type { Hint } from './hints';

const TEXTS: Readonly<Record<Hint, string>> = {
  hint_not_1: 'Nobody’s clue says “within one space”.',
  hint_not_2: 'Nobody’s clue says “within two spaces”.',
  hint_not_3: 'Nobody’s clue says “within three spaces”.',
  hint_not_on_on: 'Nobody’s clue names two kinds of terrain.',
  hint_terrain: 'Nobody’s clue names a terrain.',
  hint_fissure: 'Nobody’s clue is about animals.',
  hint_water: 'Nobody’s clue names water.',
  hint_forest: 'Nobody’s clue names forest.',
  hint_desert: 'Nobody’s clue names desert.',
  hint_mountain: 'Nobody’s clue names mountain.',
  hint_bone: 'Nobody’s clue names swamp.',
};

/** A hint as players read it. */
export const hintText = (hint: Hint): string => TEXTS[hint];
