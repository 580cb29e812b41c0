import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { readStoredMap } from '@/lib/map/mapCode';

/** A map of the normal game, on which each of the clues below covers a fair share. */
export const EXAMPLE_MAP = '79B48C6A152A76418B';

/** One clue of each kind. */
export const EXAMPLES = [
  { kind: 'twoTerrains', clue: 'on-water-or-mountain' },
  { kind: 'nearTerrain', clue: 'within-1-of-forest' },
  { kind: 'nearAnimals', clue: 'within-1-of-either-animal' },
  { kind: 'nearStructure', clue: 'within-2-of-shack' },
  { kind: 'nearAnimal', clue: 'within-2-of-cougar' },
  { kind: 'nearColor', clue: 'within-3-of-green' },
  { kind: 'negated', clue: 'not-within-2-of-standing-stone' },
] as const;

export type ExampleKind = (typeof EXAMPLES)[number]['kind'];

/** How many spaces of the example's map a clue lights. */
export function litCount(id: string): number {
  const clue = parseClue(id);
  return clue === undefined ? 0 : clueHexes(clue, readStoredMap(EXAMPLE_MAP)).size;
}
