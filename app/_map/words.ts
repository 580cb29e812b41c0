import type { useTranslations } from 'use-intl';
import { ANIMALS } from '@/lib/data/terms';
import type { Ground } from '@/lib/data/tiles';
import { type GameMap, groundAt, structureAt } from '@/lib/map/gameMap';
import { regions } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import { HEXES, type Hex } from '@/lib/map/hexSet';
import { type BoxStructure, SLOT_COLUMNS } from '@/lib/map/setup';
import type { LitBy, MapLights, Near } from './Light';
import type { DrawnPiece } from './Pieces';

/** The messages that describe the map, for captions and screen readers. */
type MapWords = ReturnType<typeof useTranslations<'map'>>;

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

/** The name of every space, indexed by hex: "D4, forest, bear territory, green standing stone". */
export function spaceWords(words: MapWords, map: GameMap): readonly string[] {
  // Cached: many spaces are alike, and formatting messages is slow on a slow phone.
  const grounds = new Map<string, string>();
  return HEXES.map(hex => {
    const ground = groundAt(map, hex);
    const kind = `${ground.terrain} ${ground.animal}`;
    const text = grounds.get(kind) ?? groundWords(words, ground);
    grounds.set(kind, text);
    return joinParts(words, [formatHex(hex), withStructure(words, map, hex, text)]);
  });
}

/** Adds the light on each space to its name: "D4, forest, lit by your clue". */
export function lightWords(
  words: MapWords,
  spaces: readonly string[],
  { lit, litBy, habitat, called, missed, near }: MapLights,
): readonly string[] {
  const litWords = lit && words(LIT_WORDS[litBy ?? 'clue']);
  const notLit = lit && words('notLit');
  const nearby = near && nearWords(words, near);
  return spaces.map((space, hex) =>
    joinParts(words, [
      space,
      habitat === hex ? words('habitatIsHere') : undefined,
      called === hex ? words('calledHere') : undefined,
      missed?.has(hex) ? words('missedHere') : undefined,
      // If only the habitat is lit, "lit" adds nothing.
      habitat === undefined || lit?.single !== habitat
        ? lit?.has(hex)
          ? litWords
          : notLit
        : undefined,
      near?.hexes.has(hex) ? nearby : undefined,
    ]),
  );
}

const LIT_WORDS = {
  clue: 'litByClue',
  card: 'fitsCard',
  uncovered: 'fitsClue',
  met: 'fitsClues',
  possible: 'stillPossible',
} as const satisfies Record<LitBy, string>;

const nearWords = (words: MapWords, { from, steps }: Near): string =>
  words('nearSpace', { steps, space: formatHex(from) });

/** The structures and territories with their spaces: the map's label for screen readers. */
export function mapWords(words: MapWords, map: GameMap): string {
  const structures = map.structures.map(structure =>
    words('thingOn', {
      thing: structureWords(words, structure),
      spaces: formatHex(structure.hex),
    }),
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

/** Joins the defined parts with the language's separator. */
export const joinParts = (words: MapWords, parts: readonly (string | undefined)[]): string =>
  parts
    .filter(part => part !== undefined)
    .reduce((before, after) => words('partsJoined', { before, after }));

type RecordWords = ReturnType<typeof useTranslations<'record'>>;

/** The pieces that lie on each space that has any: "Ana: disc, Ben: cube, closed". */
export function pieceWords(
  words: RecordWords,
  map: MapWords,
  pieces: readonly DrawnPiece[],
): ReadonlyMap<Hex, string> {
  const lying = pieces.filter(({ isProposed }) => !isProposed);
  const hexes = new Set(lying.map(({ hex }) => hex));
  return new Map(
    Array.from(hexes, hex => {
      const onHex = lying.filter(piece => piece.hex === hex);
      const isClosed = onHex.some(({ kind }) => kind === 'cube');
      const parts = onHex.map(({ kind, seat, ownerName }) =>
        words(`pieceOf.${kind}`, { whose: ownerName ?? String(seat) }),
      );
      return [hex, joinParts(map, [...parts, isClosed ? words('closed') : undefined])];
    }),
  );
}

type LayWords = ReturnType<typeof useTranslations<'lay'>>;

const SLOT_NAMES = [
  'topLeft',
  'topRight',
  'middleLeft',
  'middleRight',
  'bottomLeft',
  'bottomRight',
] as const;

/** A slot's message key; slots are numbered 0 to 5. */
export function slotName(slot: number): (typeof SLOT_NAMES)[number] {
  const name = SLOT_NAMES[slot];
  if (name === undefined) throw new RangeError(`no slot ${slot}`);
  return name;
}

/** "left, middle row" */
export const slotWords = (words: LayWords, slot: number): string => words(`slot.${slotName(slot)}`);

/** "under tile 2": the tile's position relative to earlier ones; `undefined` for the first slot. */
export function neighborWords(words: LayWords, map: GameMap, slot: number): string | undefined {
  const beside = slot % SLOT_COLUMNS === 0 ? undefined : tileIn(map, slot - 1);
  const above = tileIn(map, slot - SLOT_COLUMNS);
  if (beside === undefined) return above === undefined ? undefined : words('under', { above });
  return above === undefined
    ? words('beside', { beside })
    : words('besideUnder', { beside, above });
}

const tileIn = (map: GameMap, slot: number): string | undefined => map.tiles[slot]?.tile.toString();
