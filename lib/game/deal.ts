import type { Clue } from '../clues/clue';
import type { Mode, PlayerCount } from '../data/terms';
import { TILE_NUMBERS } from '../data/tiles';
import { buildMap, type GameMap } from '../map/gameMap';
import { HEXES, type Hex } from '../map/hexSet';
import { structuresOf } from '../map/setup';
import { createRandom, pick, type Random, shuffle } from '../random';
import { type FairSet, findFairSets } from '../solver/fairSets';
import { type Hint, hintChoices } from '../solver/hints';

/** What options and a seed yield. */
export interface Deal {
  readonly map: GameMap;
  /** One a seat, in the order of the seats. */
  readonly clues: readonly Clue[];
  readonly habitat: Hex;
  /** What the table is told if it agrees on a hint. */
  readonly hint: Hint;
}

export interface DealOptions {
  readonly mode: Mode;
  readonly players: PlayerCount;
}

/** A fair deal on a map of its own; the same options and seed always deal the same. */
export function deal({ mode, players }: DealOptions, seed: string): Deal {
  const mapRandom = createRandom(seed, 'map');
  const clueRandom = createRandom(seed, 'clues');
  // Most maps have fair sets for any number of players; a few normal maps have none for three.
  for (;;) {
    const dealt = dealWith(clueRandom, randomMap(mode, mapRandom), players);
    if (dealt !== undefined) return dealt;
  }
}

/** A fair deal on this very map; nothing where it has none for so many players. */
export const dealOn = (map: GameMap, players: PlayerCount, seed: string): Deal | undefined =>
  dealWith(createRandom(seed, 'clues'), map, players);

/** A legal map, each equally likely. */
export function randomMap(mode: Mode, random: Random): GameMap {
  const tiles = shuffle(TILE_NUMBERS, random).map(tile => ({
    tile,
    turned: random.below(2) === 1,
  }));
  const places = shuffle(HEXES, random);
  const structures = structuresOf(mode).flatMap((structure, index) => {
    const hex = places[index];
    return hex === undefined ? [] : [{ ...structure, hex }];
  });
  const map = buildMap({ mode, tiles, structures });
  if (!map.ok) throw new Error(`drew an illegal map: ${map.error}`);
  return map.value;
}

/**
 * The habitat is drawn first, each that the map offers equally likely, then the set among those
 * of the habitat, then who gets which clue. A set of which no hint is true is never dealt: to
 * say so would itself be a hint.
 */
function dealWith(random: Random, map: GameMap, players: PlayerCount): Deal | undefined {
  const fair = findFairSets(map);
  for (const habitat of shuffle(fair.habitats(players), random)) {
    const sets = fair.at(habitat, players).filter(set => hintChoices(set).length > 0);
    const set: FairSet | undefined = pick(sets, random);
    if (set === undefined) continue;
    const hint = pick(hintChoices(set), random);
    if (hint !== undefined) return { map, clues: shuffle(set, random), habitat, hint };
  }
  return undefined;
}
