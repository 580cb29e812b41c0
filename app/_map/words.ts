import { ANIMALS, type ByStructureKind, type StructureKind } from '@/lib/data/terms';
import { type GameMap, groundAt, structureAt } from '@/lib/map/gameMap';
import { formatHex, regions } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import type { Structure } from '@/lib/map/setup';

/** The map in words, for reading lines and for people who listen to it. */

const KIND_WORDS: ByStructureKind<string> = { 'standing-stone': 'standing stone', shack: 'shack' };

export const kindWords = (kind: StructureKind): string => KIND_WORDS[kind];

/** "white standing stone" */
export const structureWords = ({ color, kind }: Pick<Structure, 'color' | 'kind'>): string =>
  `${color} ${KIND_WORDS[kind]}`;

/** "desert, bear territory, white standing stone" */
export function hexWords(map: GameMap, hex: Hex): string {
  const { terrain, animal } = groundAt(map, hex);
  const structure = structureAt(map, hex);
  return [terrain, animal && `${animal} territory`, structure && structureWords(structure)]
    .filter(words => words !== undefined)
    .join(', ');
}

/** What stands and roams where: the map's name for those who do not see it. */
export function mapWords(map: GameMap): string {
  const structures = map.structures.map(
    each => `${structureWords(each)} on ${formatHex(each.hex)}`,
  );
  const territories = ANIMALS.flatMap(animal =>
    regions(map.animal[animal]).map(
      region => `${animal} territory on ${[...region].map(formatHex).join(', ')}`,
    ),
  );
  return `Map, columns A to L, rows 1 to 9: ${[...structures, ...territories].join('; ')}.`;
}
