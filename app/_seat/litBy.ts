import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { SeatView } from '@/lib/game/views';
import type { GameMap } from '@/lib/map/gameMap';
import { type HexSet, intersection } from '@/lib/map/hexSet';

/**
 * The spaces that a seat's clues light. `only` is the place of the one clue to light for who holds
 * two; otherwise the spaces that fit them all are lit.
 */
export function litBy({ clues }: SeatView, map: GameMap, only?: number): HexSet {
  const shown = only === undefined ? clues : clues.slice(only, only + 1);
  return intersection(
    shown.flatMap(({ id }) => {
      const clue = parseClue(id);
      return clue ? [clueHexes(clue, map)] : [];
    }),
  );
}
