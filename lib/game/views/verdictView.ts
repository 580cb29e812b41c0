import { type Clue, type ClueId, formatClue } from '../../clues/clue';
import type { GameMap } from '../../map/gameMap';
import { type Length, lengthOf, simulateTurns } from '../../simulation/length';
import { judge } from '../../solver/judge';
import { type PlaceView, placeView } from './views';

/** The judge's verdict as sent to clients. Places are counted from 1. */
export interface VerdictView {
  readonly habitats: readonly PlaceView[];
  readonly clues: readonly {
    readonly id: ClueId;
    /** Number of hexes, 0 to 108, that the clue and its positive form allow. */
    readonly covers: number;
    readonly positiveCovers: number;
    readonly inBand: boolean;
    readonly needed: boolean;
  }[];
  /** Exactly one habitat, equal to the stated one if given, and every clue needed and within the band. */
  readonly fair: boolean;
  /** Only for a fair set of 3 to 5 clues: mean number of turns at a careful table, and its length class. */
  readonly length?: { readonly mean: number; readonly label: Length };
}

export function verdictView(map: GameMap, clues: readonly Clue[], stated?: PlaceView): VerdictView {
  const verdict = judge(map, clues);
  const habitats = verdict.habitats.map(placeView);
  const isStated = ({ row, col }: PlaceView) =>
    stated === undefined || (row === stated.row && col === stated.col);
  const fair = verdict.fair && habitats.every(isStated);
  return {
    habitats,
    clues: verdict.clues.map(({ clue, ...said }) => ({
      id: formatClue(clue),
      ...said,
    })),
    fair,
    ...(fair && clues.length >= 3 && clues.length <= 5 && { length: lengthView(map, clues) }),
  };
}

function lengthView(map: GameMap, clues: readonly Clue[]): { mean: number; label: Length } {
  const mean = simulateTurns(map, clues);
  return { mean, label: lengthOf(map, clues, mean) };
}
