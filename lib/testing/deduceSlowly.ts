import type { Position } from '../board/position';
import { type ClueId, cluesOf, formatClue, parseClue } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import { trueHints } from '../clues/hints';
import { clueCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { type Hex, HexSet, intersection } from '../map/hexSet';
import { permutations } from '../solver/permutations';

/** Reference result for joint deduction, found by trying every set in every order. Values are shares, 0 … 1. */
interface SlowDeduction {
  readonly habitats: ReadonlyMap<Hex, number>;
  /** By owner. */
  readonly clues: readonly ReadonlyMap<ClueId, number>[];
  /** The total weight of everything possible, before normalization; 0 if nothing is. */
  readonly total: number;
}

export function deduceSlowly(
  map: GameMap,
  { players, known, pieces, hint, misses }: Omit<Position, 'mapCode'>,
): SlowDeduction {
  const size = clueCount(players);
  const habitats = new Map<Hex, number>();
  const clues = Array.from({ length: size }, () => new Map<ClueId, number>());
  const agrees = (owner: number, { id, hexes }: ClueHexes) =>
    known.every(held => held.owner !== owner || held.clue === id) &&
    pieces.every(
      ({ hex, kind, ...piece }) => piece.owner !== owner || hexes.has(hex) === (kind === 'disc'),
    );

  let total = 0;
  for (const [habitat, sets] of fairSetsByTrial(map, size)) {
    if (misses?.includes(habitat)) continue;
    for (const set of sets) {
      const setClues = set.flatMap(({ id }) => parseClue(id) ?? []);
      if (hint !== undefined && !trueHints(setClues).includes(hint)) continue;
      const fits = clues.map((_, owner) => set.map(clue => agrees(owner, clue)));
      const orders = ordersOf(size).filter(
        order => players !== 2 || isForTwo(order.flatMap(place => set[place] ?? [])),
      );
      const weight = 1 / sets.length / orders.length;
      for (const order of orders) {
        if (!order.every((place, owner) => fits[owner]?.[place])) continue;
        total += weight;
        add(habitats, habitat, weight);
        order.forEach((place, owner) => {
          const id = set[place]?.id;
          if (id !== undefined) add(clues[owner], id, weight);
        });
      }
    }
  }
  const shares = <K>(weights: ReadonlyMap<K, number>) =>
    new Map([...weights].map(([key, weight]) => [key, weight / total]));
  return { habitats: shares(habitats), clues: clues.map(shares), total };
}

interface ClueHexes {
  readonly id: ClueId;
  readonly hexes: HexSet;
}

/** By habitat, every combination of clues within the band that leaves only that hex and needs each clue. */
function fairSetsByTrial(map: GameMap, size: number): Map<Hex, readonly (readonly ClueHexes[])[]> {
  const usable: ClueHexes[] = cluesOf(map.mode)
    .filter(clue => isWithinBand(clue, map))
    .map(clue => ({ id: formatClue(clue), hexes: clueHexes(clue, map) }));
  const found = new Map<Hex, (readonly ClueHexes[])[]>();
  const extend = (chosen: readonly ClueHexes[], shared: HexSet, from: number): void => {
    if (chosen.length === size) {
      const habitat = shared.single;
      if (habitat === undefined || !chosen.every(each => isNeeded(each, chosen))) return;
      const sets = found.get(habitat);
      if (sets === undefined) found.set(habitat, [chosen]);
      else sets.push(chosen);
      return;
    }
    usable.slice(from).forEach((next, index) => {
      const left = shared.intersect(next.hexes);
      // Once a single hex is left, no further clue is needed.
      if (chosen.length + 1 === size ? left.size === 1 : left.size > 1) {
        extend([...chosen, next], left, from + index + 1);
      }
    });
  };
  extend([], HexSet.all, 0);
  return found;
}

const isNeeded = (clue: ClueHexes, set: readonly ClueHexes[]): boolean =>
  intersection(set.filter(other => other !== clue).map(({ hexes }) => hexes)).size > 1;

/** Official two-player deals have |c1∧c2| ≥ 9 and |c1∧c3∧c4| ≥ 9. */
function isForTwo([c1, c2, c3, c4]: readonly ClueHexes[]): boolean {
  if (!c1 || !c2 || !c3 || !c4) return false;
  return (
    intersection([c1.hexes, c2.hexes]).size >= 9 &&
    intersection([c1.hexes, c3.hexes, c4.hexes]).size >= 9
  );
}

/** Every permutation of the indices 0 … `size` − 1, cached. */
const ordersOf = (size: number): readonly (readonly number[])[] =>
  (ORDERS[size] ??= permutations(Array.from({ length: size }, (_, place) => place)));

const ORDERS: (readonly (readonly number[])[])[] = [];

const add = <K>(to: Map<K, number> | undefined, key: K, weight: number) =>
  to?.set(key, (to.get(key) ?? 0) + weight);
