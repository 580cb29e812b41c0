import type { Clue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { ClueCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { type Evenness, evennessOfChances } from './evenness';
import { remaining } from './length';

/**
 * Estimates which seats of a deal are likelier to win. A clue helps its holder by being indispensable (the more hexes
 * remain without it, the less the others can narrow down) and by a small area (it gives its holder more information).
 * The formula comes from the study (see lib/solver/README.md), for three to five players.
 */
const WEIGHT: Readonly<Record<ClueCount, number>> = { 3: 0.2, 4: 0.25, 5: 0.3 };
const AREA_WEIGHT = 0.012;
const USUAL_AREA = 54;

/** Each seat's chance to win, 0 … 1; the sum is 1. Throws a RangeError unless there are three to five clues. */
export function seatChances(map: GameMap, clues: readonly Clue[]): number[] {
  const edges = seatEdges(map, clues).map(Math.exp);
  const total = edges.reduce((a, b) => a + b, 0);
  return edges.map(edge => edge / total);
}

/**
 * Each seat's advantage, by seat: the natural logarithm of its chance to win, up to a constant that all seats share.
 * Throws a RangeError unless there are three to five clues.
 */
export function seatEdges(map: GameMap, clues: readonly Clue[]): number[] {
  const { length } = clues;
  if (length !== 3 && length !== 4 && length !== 5) throw new RangeError(`${length} clues`);
  const left = remaining(map, clues);
  return clues.map((clue, seat) => {
    const area = clueHexes(clue, map).size;
    return WEIGHT[length] * Math.log2(left[seat] ?? 1) - AREA_WEIGHT * (area - USUAL_AREA);
  });
}

/**
 * The displayed chances, by seat, in whole percent with sum 100: rounded down, with the remainder given to the seats
 * that lost most by rounding (largest remainder method).
 */
export function chancesInPercent(map: GameMap, clues: readonly Clue[]): number[] {
  const exact = seatChances(map, clues).map(chance => 100 * chance);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((a, b) => a + b, 0);
  const remainder = (seat: number) => (exact[seat] ?? 0) - (whole[seat] ?? 0);
  const raised = exact
    .map((_, seat) => seat)
    .toSorted((a, b) => remainder(b) - remainder(a))
    .slice(0, left);
  return whole.map((hundredths, seat) => hundredths + (raised.includes(seat) ? 1 : 0));
}

/** How even a deal is, by the displayed chances: see `evennessOfChances`. */
export const evennessOf = (map: GameMap, clues: readonly Clue[]): Evenness =>
  evennessOfChances(chancesInPercent(map, clues));
