import { type Clue, type ClueId, formatClue } from '../../clues/clue';
import type { GameMap } from '../../map/gameMap';
import { type Length, lengthOf, simulateTurns } from '../../simulation/length';
import { judge } from '../../solver/judge';
import { type PlaceView, placeView } from './views';

/** The judge's verdict as it leaves the server. Places are counted from 1. */
export interface VerdictView {
  readonly habitats: readonly PlaceView[];
  readonly clues: readonly {
    readonly id: ClueId;
    /** Hexes that the clue allows, and that its positive form does: 0 … 108. */
    readonly covers: number;
    readonly positiveCovers: number;
    readonly inBand: boolean;
    readonly needed: boolean;
  }[];
  /** One habitat, the stated one if any was stated; every clue needed and within the band. */
  readonly fair: boolean;
  /** Only for a fair set of three to five clues: mean turns at a careful table, and their class. */
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
