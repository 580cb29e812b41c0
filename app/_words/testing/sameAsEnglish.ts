import type { Language } from '../languages';

const NORMAL: readonly Language[] = ['de', 'fr', 'es', 'pt-BR'];
const HOURS: readonly Language[] = ['de', 'fr', 'es', 'it', 'pt-BR', 'cs'];
const W_G_B: readonly Language[] = ['de', 'nl'];

/** Messages that are correctly the same in these languages as in English. */
export const SAME_AS_ENGLISH: Readonly<Record<string, readonly Language[]>> = {
  'replay.title': ['it', 'pt-BR'],
  'codes.field': ['de', 'fr', 'nl'],
  'start.mode.normal': NORMAL,
  'new.normal': NORMAL,
  'draft.mode.normal': NORMAL,
  'ui.color.orange': ['fr'],
  'map.structures': ['fr'],

  'new.wishes': ['fr'],
  'record.kind.cube': ['fr'],
  'replay.pause': ['fr'],
  'map.terrain.water': ['nl'],
  // Symbols, not words.
  'ending.hours': HOURS,
  // Weiß, grün, blau; wit, groen, blauw.
  'map.structureLetter.white': W_G_B,
  'map.structureLetter.green': W_G_B,
  'map.structureLetter.blue': W_G_B,
};
