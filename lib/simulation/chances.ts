import type { Clue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { ClueCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { remaining } from './length';

/**
 * How even the seats of a deal are. A clue wins by being indispensable: the more hexes remain
 * without it, the less the others can close in; and by a small area of its own, which tells its
 * holder more. The formula is the study's (see lib/README.md), for three to five players.
 */
export const EVENNESSES = ['even', 'slightly-lopsided', 'clearly-lopsided'] as const;
export type Evenness = (typeof EVENNESSES)[number];

const WEIGHT: Readonly<Record<ClueCount, number>> = { 3: 0.2, 4: 0.25, 5: 0.3 };
const AREA_WEIGHT = 0.012;
const USUAL_AREA = 54;

/** Each seat's chance to win, by seat, 0 … 1; together 1. Throws for other than three to five clues. */
export function seatChances(map: GameMap, clues: readonly Clue[]): number[] {
  const edges = seatEdges(map, clues).map(Math.exp);
  const total = edges.reduce((a, b) => a + b, 0);
  return edges.map(edge => edge / total);
}

/**
 * What speaks for each seat, by seat: the logarithm of its chance but for what all have in common. The
 * larger, the likelier it wins.
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
 * All that may be told before the end, in three classes: the favourite has less than 1.2 times a fair share
 * of the chances, up to 1.4 times, or more.
 */
export function evennessOf(map: GameMap, clues: readonly Clue[]): Evenness {
  const favour = clues.length * Math.max(...seatChances(map, clues));
  if (favour < 1.2) return 'even';
  return favour <= 1.4 ? 'slightly-lopsided' : 'clearly-lopsided';
}
