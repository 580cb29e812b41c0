import type { useTranslations } from 'next-intl';
import { ANIMALS } from '@/lib/data/terms';
import { type GameMap, groundAt, structureAt } from '@/lib/map/gameMap';
import { formatHex, regions } from '@/lib/map/grid';
import { HEXES, type Hex, type HexSet } from '@/lib/map/hexSet';
import type { Structure } from '@/lib/map/setup';

/** The map in words, for reading lines and for people who listen to it. */

export type MapWords = ReturnType<typeof useTranslations<'map'>>;

/** "white standing stone" */
export const structureWords = (
  words: MapWords,
  { color, kind }: Pick<Structure, 'color' | 'kind'>,
): string => words(`structure.${kind}.${color}`);

/** "desert, bear territory, white standing stone" */
export function hexWords(words: MapWords, map: GameMap, hex: Hex): string {
  const { terrain, animal } = groundAt(map, hex);
  const structure = structureAt(map, hex);
  const parts = [
    words(`terrain.${terrain}`),
    animal && words(`territory.${animal}`),
    structure && structureWords(words, structure),
  ];
  return joinParts(words, parts);
}

/** What shines on a map, and why. */
export interface MapLights {
  readonly lit?: HexSet | undefined;
  /** Whose clues light it: the own ones unless it is a card's. */
  readonly litBy?: 'clue' | 'card' | undefined;
  readonly habitat?: Hex | undefined;
  readonly near?: Near | undefined;
}

/** All spaces at most so many steps from one. */
export interface Near {
  readonly from: Hex;
  readonly steps: 1 | 2 | 3;
  readonly hexes: HexSet;
}

/** "D4, forest, bear territory, green standing stone, lit by your clue", by hex. */
export function spaceWords(words: MapWords, map: GameMap, lights: MapLights): readonly string[] {
  return HEXES.map(hex =>
    joinParts(words, [
      formatHex(hex),
      hexWords(words, map, hex),
      ...lightWords(words, hex, lights),
    ]),
  );
}

function lightWords(words: MapWords, hex: Hex, { lit, litBy, habitat, near }: MapLights) {
  const litWords = litBy === 'card' ? words('fitsCard') : words('litByClue');
  return [
    habitat === hex ? words('habitatIsHere') : undefined,
    // Where the habitat is known, its light says nothing more.
    habitat === undefined && lit ? (lit.has(hex) ? litWords : words('notLit')) : undefined,
    near?.hexes.has(hex) ? nearWords(words, near) : undefined,
  ];
}

const nearWords = (words: MapWords, { from, steps }: Near): string =>
  words('nearSpace', { steps, space: formatHex(from) });

/** What stands and roams where: the map's name for those who do not see it. */
export function mapWords(words: MapWords, map: GameMap): string {
  const structures = map.structures.map(each =>
    words('thingOn', { thing: structureWords(words, each), spaces: formatHex(each.hex) }),
  );
  const territories = ANIMALS.flatMap(animal =>
    regions(map.animal[animal]).map(region =>
      words('thingOn', {
        thing: words(`territory.${animal}`),
        spaces: joinParts(words, [...region].map(formatHex)),
      }),
    ),
  );
  const things = [...structures, ...territories].reduce((before, after) =>
    words('thingsJoined', { before, after }),
  );
  return words('whole', { things });
}

/** What there is to say, with the pause that the language makes between; what is not there is left out. */
export const joinParts = (words: MapWords, parts: readonly (string | undefined)[]): string =>
  parts
    .filter(part => part !== undefined)
    .reduce((before, after) => words('partsJoined', { before, after }));
