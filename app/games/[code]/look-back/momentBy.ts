/** The moment that a key leads to; nothing where it leads nowhere. */
export function momentBy(
  key: string,
  isByTurn: boolean,
  turns: readonly number[],
  moment: number,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return moment + 1 < turns.length ? onwards(isByTurn, turns, moment) : moment;
    case 'ArrowLeft':
    case 'ArrowDown':
      return isByTurn ? turnBefore(turns, moment) : Math.max(0, moment - 1);
    case 'Home':
      return 0;
    case 'End':
      return turns.length - 1;
    default:
      return undefined;
  }
}

/** By a turn: to the first moment of the next one, or the end. */
function onwards(isByTurn: boolean, turns: readonly number[], moment: number): number {
  if (!isByTurn) return moment + 1;
  const next = turns.findIndex(turn => turn > (turns[moment] ?? 0));
  return next < 0 ? turns.length - 1 : next;
}

/** The first moment of this turn, or where that is now, of the one before. */
const turnBefore = (turns: readonly number[], moment: number): number =>
  Math.max(0, turns.indexOf(turns[Math.max(0, moment - 1)] ?? 0));
