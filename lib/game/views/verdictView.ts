import { type Clue, formatClue } from '../../clues/clue';
import type { GameMap } from '../../map/gameMap';
import { type Length, lengthOf, simulateTurns } from '../../simulation/length';
import { judge } from '../../solver/judge';
import { type PlaceView, placeView, type VerdictView } from './views';

export function verdictView(map: GameMap, clues: readonly Clue[], stated?: PlaceView): VerdictView {
  const verdict = judge(map, clues);
  const habitats = verdict.habitats.map(placeView);
  const isStated = ({ row, col }: PlaceView) =>
    stated === undefined || (row === stated.row && col === stated.col);
  const fair = verdict.fair && habitats.every(isStated);
  return {
    habitats,
    clues: verdict.clues.map(({ clue, ...rest }) => ({
      id: formatClue(clue),
      ...rest,
    })),
    fair,
    ...(fair && clues.length >= 3 && clues.length <= 5 && { length: lengthView(map, clues) }),
  };
}

function lengthView(map: GameMap, clues: readonly Clue[]): { mean: number; label: Length } {
  const mean = simulateTurns(map, clues);
  return { mean, label: lengthOf(map, clues, mean) };
}
