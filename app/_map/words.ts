import type { useTranslations } from 'use-intl';
import { ANIMALS } from '@/lib/data/terms';
import type { Ground } from '@/lib/data/tiles';
import { type GameMap, groundAt, structureAt } from '@/lib/map/gameMap';
import { regions } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import { HEXES, type Hex, type HexSet } from '@/lib/map/hexSet';
import type { BoxStructure } from '@/lib/map/setup';

/** The map in words, for reading lines and for people who listen to it. */

export type MapWords = ReturnType<typeof useTranslations<'map'>>;

/** "white standing stone" */
export const structureWords = (words: MapWords, { color, kind }: BoxStructure): string =>
  words(`structure.${kind}.${color}`);

/** "desert, bear territory, white standing stone" */
export const hexWords = (words: MapWords, map: GameMap, hex: Hex): string =>
  withStructure(words, map, hex, groundWords(words, groundAt(map, hex)));

const groundWords = (words: MapWords, { terrain, animal }: Ground): string =>
  joinParts(words, [words(`terrain.${terrain}`), animal && words(`territory.${animal}`)]);

function withStructure(words: MapWords, map: GameMap, hex: Hex, ground: string): string {
  const structure = structureAt(map, hex);
  return joinParts(words, [ground, structure && structureWords(words, structure)]);
}

const LIT_WORDS = {
  clue: 'litByClue',
  card: 'fitsCard',
  uncovered: 'fitsClue',
  met: 'fitsClues',
  possible: 'stillPossible',
} as const;

/** What shines on a map, and why. */
export interface MapLights {
  readonly lit?: HexSet | undefined;
  /** Whose clues light it: the own ones unless it is a card's, one that the end has uncovered, or several. */
  readonly litBy?: keyof typeof LIT_WORDS | undefined;
  readonly habitat?: Hex | undefined;
  /** Where somebody says to have found it. */
  readonly called?: Hex | undefined;
  readonly near?: Near | undefined;
}

/** All spaces at most so many steps from one. */
export interface Near {
  readonly from: Hex;
  readonly steps: 1 | 2 | 3;
  readonly hexes: HexSet;
}

/** "D4, forest, bear territory, green standing stone", by hex. */
export function spaceWords(words: MapWords, map: GameMap): readonly string[] {
  // Many spaces are alike, and to find words takes a slow phone a while.
  const grounds = new Map<string, string>();
  return HEXES.map(hex => {
    const ground = groundAt(map, hex);
    const kind = `${ground.terrain} ${ground.animal}`;
    const spoken = grounds.get(kind) ?? groundWords(words, ground);
    grounds.set(kind, spoken);
    return joinParts(words, [formatHex(hex), withStructure(words, map, hex, spoken)]);
  });
}

/** The spoken spaces with the light that falls on each: "D4, forest, lit by your clue". */
export function lightWords(
  words: MapWords,
  spaces: readonly string[],
  { lit, litBy, habitat, called, near }: MapLights,
): readonly string[] {
  const litWords = lit && words(LIT_WORDS[litBy ?? 'clue']);
  const notLit = lit && words('notLit');
  const nearby = near && nearWords(words, near);
  return spaces.map((space, hex) =>
    joinParts(words, [
      space,
      habitat === hex ? words('habitatIsHere') : undefined,
      called === hex ? words('calledHere') : undefined,
      // Where the habitat alone is lit, its light says nothing more.
      habitat === undefined || lit?.single !== habitat
        ? lit?.has(hex)
          ? litWords
          : notLit
        : undefined,
      near?.hexes.has(hex) ? nearby : undefined,
    ]),
  );
}

const nearWords = (words: MapWords, { from, steps }: Near): string =>
  words('nearSpace', { steps, space: formatHex(from) });

/** The structures and territories with their spaces: the map's name for those who do not see it. */
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
