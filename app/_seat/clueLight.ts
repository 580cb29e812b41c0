import type { SaidSeat } from '@/app/_words/said';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet, intersection } from '@/lib/map/hexSet';

interface ClueLight {
  readonly lit: HexSet;
  /** What the clues are about. */
  readonly from: HexSet;
}

/**
 * The spaces that a seat's clues light. `only` is the place of the one clue to light for who holds
 * two; otherwise the spaces that fit them all are lit.
 */
export function clueLight({ clues }: SaidSeat, map: GameMap, only?: number): ClueLight {
  const shown = (only === undefined ? clues : clues.slice(only, only + 1)).flatMap(
    ({ id }) => parseClue(id) ?? [],
  );
  return {
    lit: intersection(shown.map(clue => clueHexes(clue, map))),
    from: shown.reduce((all, clue) => all.union(sources(clue, map)), HexSet.empty),
  };
}
