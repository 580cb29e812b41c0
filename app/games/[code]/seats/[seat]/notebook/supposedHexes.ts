import type { Supposition } from '@/app/_notebook/notebook';
import { type ClueId, parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { GameMap } from '@/lib/map/gameMap';
import { type HexSet, intersection } from '@/lib/map/hexSet';

/** The spaces that all supposed clues allow, and the own ones as far as they are known; nothing where none is supposed. */
export function supposedHexes(
  { clues }: Supposition,
  own: readonly ClueId[],
  map: GameMap,
): HexSet | undefined {
  if (clues.size === 0) return undefined;
  const all = [...clues.values(), ...own].flatMap(id => parseClue(id) ?? []);
  return intersection(all.map(clue => clueHexes(clue, map)));
}
