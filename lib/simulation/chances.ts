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

/** Each seat's chance to win, by seat; together 1. */
export function seatChances(map: GameMap, clues: readonly Clue[]): number[] {
  const edges = seatEdges(map, clues).map(Math.exp);
  const total = edges.reduce((a, b) => a + b, 0);
  return edges.map(edge => edge / total);
}

/** What speaks for each seat, by seat: the larger the likelier it wins. */
export function seatEdges(map: GameMap, clues: readonly Clue[]): number[] {
  const { length } = clues;
  if (length !== 3 && length !== 4 && length !== 5) throw new RangeError(`${length} clues`);
  const left = remaining(map, clues);
  return clues.map((clue, seat) => {
    const area = clueHexes(clue, map).size;
    return WEIGHT[length] * Math.log2(left[seat] ?? 1) - AREA_WEIGHT * (area - USUAL_AREA);
  });
}

/** All that may be told before the end: the favourite's chance against a fair share, in three classes. */
export function evennessOf(map: GameMap, clues: readonly Clue[]): Evenness {
  const favour = clues.length * Math.max(...seatChances(map, clues));
  if (favour < 1.2) return 'even';
  return favour <= 1.4 ? 'slightly-lopsided' : 'clearly-lopsided';
}
