import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { cumulativeIntersections, leastInformativeOrder } from '@/lib/clues/intersections';
import type { SeatColor } from '@/lib/data/terms';
import type { ClueView, FairnessView, TableView } from '@/lib/game/views/views';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet } from '@/lib/map/hexSet';

/** A clue of an ended game: whose it was, which spaces it allows, and how much it was worth. */
export interface Uncovered {
  readonly clue: ClueView;
  readonly seat: TableView['seats'][number];
  readonly color: SeatColor;
  readonly hexes: HexSet;
  /** The spaces that it and all clues before it allow. */
  readonly left: HexSet;
  /** `undefined` if unknown. */
  readonly worth: FairnessView['clues'][number] | undefined;
}

/**
 * All clues, in the order in which they leave the most spaces, down to the habitat. Two per seat in the two-player
 * game; empty before the end.
 */
export function uncoveredClues({ seats, fairness }: TableView, map: GameMap): Uncovered[] {
  const clues = seats
    .flatMap(seat =>
      (seat.clues ?? []).map((clue, place) => ({
        clue,
        seat,
        color: seat.colors[place] ?? seat.color,
        hexes: hexesOf(clue, map),
      })),
    )
    .map((each, index) => ({ ...each, worth: fairness?.clues[index] }));
  const ordered = leastInformativeOrder(clues.map(({ hexes }) => hexes)).flatMap(
    place => clues[place] ?? [],
  );
  const lefts = cumulativeIntersections(ordered.map(({ hexes }) => hexes));
  return ordered.map((each, index) => ({ ...each, left: lefts[index] ?? HexSet.all }));
}

function hexesOf({ id }: ClueView, map: GameMap): HexSet {
  const clue = parseClue(id);
  return clue === undefined ? HexSet.of([]) : clueHexes(clue, map);
}
