import { type SeatNumber, seatAt } from '../../board/players';
import type { Clue } from '../../clues/clue';
import { type Hint, hintChoices } from '../../clues/hints';
import { clueCount, type Mode, type PlayerCount } from '../../data/terms';
import { TILE_NUMBERS } from '../../data/tiles';
import { buildMap, type GameMap } from '../../map/gameMap';
import { HEXES, type Hex } from '../../map/hexSet';
import { structuresOf } from '../../map/setup';
import { createRandom, pick, type Random, shuffle } from '../../random';
import { type FairSet, findFairSets } from '../../solver/fairSets';
import { ENOUGH_HABITATS, offersHabitats } from '../../solver/habitats';
import type { Mask } from '../../solver/hittingSets';
import { ordersForTwo } from '../../solver/twoPlayers';
import { grantsWishes, hasWishes, type Wishes, weakestLast } from './wishes';

/** The result of dealing. */
export interface Deal {
  readonly map: GameMap;
  readonly players: PlayerCount;
  /** In the order of the seats: one per seat, or two per seat in a two-player game. */
  readonly clues: readonly Clue[];
  readonly habitat: Hex;
  /** The hint that the table sees if it votes for one. */
  readonly hint: Hint;
  /** Who places the first cube, drawn independently of clues and map. */
  readonly starter: SeatNumber;
}

export interface DealOptions extends Wishes {
  readonly mode: Mode;
  readonly players: PlayerCount;
}

/** Sets tried on one new map before drawing another; wishes need a few. */
const TRIES_PER_MAP = 40;
/** New maps tried. Nearly every map satisfies any wishes: over thousands of deals a handful was enough. */
const MAX_MAPS = 50;
/** Sets tried on a given map before it counts as unable to satisfy the wishes. */
const TRIES_FOR_WISHES = 2_000;

/**
 * Deals fairly on a new map with at least six possible habitats. Deterministic: the same options and seed always give
 * the same deal, so the order of random draws, here and in everything called from here, is part of the contract.
 * Adding, dropping or swapping a draw changes every deal. Throws if no map tried satisfies the wishes.
 */
export function deal(options: DealOptions, seed: string): Deal {
  const dealt = findDeal(options, seed);
  if (dealt === undefined) throw new Error(`no deal on ${MAX_MAPS} maps satisfies the wishes`);
  return dealt;
}

/** Like `deal`, but returns `undefined` if no map tried satisfies the wishes. */
export function findDeal(
  { mode, players, ...wishes }: DealOptions,
  seed: string,
): Deal | undefined {
  const mapRandom = createRandom(seed, 'map');
  const clueRandom = createRandom(seed, 'clues');
  for (let maps = 0; maps < MAX_MAPS; maps++) {
    const map = randomMapWith({ mode, players, habitats: ENOUGH_HABITATS }, mapRandom);
    const dealt = dealWith({ map, players, wishes, random: clueRandom, tries: TRIES_PER_MAP });
    if (dealt !== undefined) return { ...dealt, starter: drawStarter(players, seed) };
  }
  return undefined;
}

/** Deals fairly on the given map; `undefined` if it has no fair deal for `players` that satisfies the wishes. */
export function dealOn(
  map: GameMap,
  players: PlayerCount,
  seed: string,
  wishes: Wishes = {},
): Deal | undefined {
  const random = createRandom(seed, 'clues');
  const tries = hasWishes(wishes) ? TRIES_FOR_WISHES : Number.POSITIVE_INFINITY;
  const dealt = dealWith({ map, players, wishes, random, tries });
  return dealt && { ...dealt, starter: drawStarter(players, seed) };
}

const drawStarter = (players: PlayerCount, seed: string): SeatNumber =>
  seatAt(createRandom(seed, 'starter').below(players));

interface MapOptions {
  readonly mode: Mode;
  readonly players: PlayerCount;
  /** Minimum number of possible habitats for `players`. */
  readonly habitats: number;
}

/**
 * Draws maps until one offers at least `habitats` habitats; each such map is equally likely. One normal map in 18
 * offers six to three players.
 */
export function randomMapWith({ mode, players, habitats }: MapOptions, random: Random): GameMap {
  for (;;) {
    const map = randomMap(mode, random);
    if (offersHabitats(map, players, habitats)) return map;
  }
}

/** Draws a legal map, uniformly. */
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

interface Attempts {
  readonly map: GameMap;
  readonly players: PlayerCount;
  readonly wishes: Wishes;
  readonly random: Random;
  /** Maximum number of sets to try. */
  readonly tries: number;
}

/**
 * Rejection sampling over fair sets. Never deals a set for which no hint is true: announcing that would itself be a
 * hint.
 */
function dealWith({
  map,
  players,
  wishes,
  random,
  tries,
}: Attempts): Omit<Deal, 'starter'> | undefined {
  const grants = grantsWishes(map, wishes);
  let tried = 0;
  for (const { habitat, set } of proposals(map, players, random)) {
    if (++tried > tries) return undefined;
    const hint = pick(hintChoices(set), random);
    const order = players === 2 ? pick(ordersForTwo(map, set), random) : shuffle(set, random);
    if (hint === undefined || order === undefined) continue;
    const clues = wishes.handicap ? weakestLast(map, order) : order;
    if (grants(clues)) return { map, players, clues, habitat, hint };
  }
  return undefined;
}

/** Yields every fair set of the map once. Draws the habitat first, uniformly among those left, then one of its sets. */
function* proposals(
  map: GameMap,
  players: PlayerCount,
  random: Random,
): Generator<{ habitat: Hex; set: FairSet }> {
  const size = clueCount(players);
  const fair = findFairSets(map);
  const remaining = new Map<Hex, readonly Mask[]>();
  let habitats = fair.habitats(size);
  while (habitats.length > 0) {
    const habitat = habitats[random.below(habitats.length)];
    if (habitat === undefined) return;
    const masks = remaining.get(habitat) ?? fair.masksAt(habitat, size);
    const index = random.below(masks.length);
    const mask = masks[index];
    if (mask !== undefined) yield { habitat, set: fair.read(habitat, mask) };
    remaining.set(habitat, masks.toSpliced(index, 1));
    if (masks.length === 1) habitats = habitats.filter(other => other !== habitat);
  }
}
