import type { Clue } from '../clues/clue';
import { type Hint, hintChoices } from '../clues/hints';
import { type ClueCount, clueCount, type PlayerCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { columnOf, rowOf } from '../map/hexName';
import type { Hex } from '../map/hexSet';
import { formatMapCode } from '../map/mapCode';
import { createRandom, inRandomOrder, pick, type Random, shuffle } from '../random';
import { findFairSets } from '../solver/fairSets';
import { ordersForTwo } from '../solver/twoPlayers';
import { officialKey } from './key';
import { formatOfficialClue, formatOfficialMode, type OfficialMode } from './names';

/**
 * A map with our own deals, in the response format of the official companion's server, so that programs written
 * for it work with ours.
 */
export interface MapDeals {
  readonly mapCode: string;
  readonly mode: OfficialMode;
  readonly key: string;
  /** At most one deal per habitat, sorted by row and column. Under `"2"` a deal has four rules, two per player. */
  readonly players: Readonly<Record<PlayerCount, readonly OfficialDeal[]>>;
  /** The exact number of fair sets on the map, by size. */
  readonly fairSets: Readonly<Record<ClueCount, number>>;
}

export interface OfficialDeal {
  /** `"row, column"`, counted from 1. */
  readonly destination: string;
  readonly rules: readonly string[];
  readonly hint: Hint;
}

/** Deterministic: the map is the seed, so the same map always gets the same deals. */
export function mapDeals(map: GameMap): MapDeals {
  const mapCode = formatMapCode(map);
  const random = createRandom(mapCode, 'map deals');
  const fair = findFairSets(map);
  const fairSets = fair.counts();

  const dealAt = (habitat: Hex, players: PlayerCount): OfficialDeal | undefined => {
    for (const mask of inRandomOrder(fair.masksAt(habitat, clueCount(players)), random)) {
      const set = fair.read(habitat, mask);
      const hint = pick(hintChoices(set), random);
      const rules = inOrder(map, set, players, random);
      if (hint !== undefined && rules !== undefined) {
        return { destination: formatPlace(habitat), rules: rules.map(formatOfficialClue), hint };
      }
    }
    return undefined;
  };
  const dealsFor = (players: PlayerCount): readonly OfficialDeal[] =>
    fair.habitats(clueCount(players)).flatMap(habitat => dealAt(habitat, players) ?? []);

  return {
    mapCode,
    mode: formatOfficialMode(map.mode),
    key: officialKey(map),
    players: { 2: dealsFor(2), 3: dealsFor(3), 4: dealsFor(4), 5: dealsFor(5) },
    fairSets,
  };
}

const inOrder = (
  map: GameMap,
  set: readonly Clue[],
  players: PlayerCount,
  random: Random,
): readonly Clue[] | undefined =>
  players === 2 ? pick(ordersForTwo(map, set), random) : shuffle(set, random);

const formatPlace = (hex: Hex): string => `${rowOf(hex) + 1}, ${columnOf(hex) + 1}`;
