import type { Step } from './step';

/** How far the turns have come after none, one, two … of the steps: what is entered late leads nowhere back. */
export function turnsReached(steps: readonly Step[]): readonly number[] {
  let reached = 0;
  return [
    reached,
    ...steps.map(({ turn }) => {
      reached = Math.max(reached, turn);
      return reached;
    }),
  ];
}
