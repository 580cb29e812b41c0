import type { BoardAction } from './boardActions';
import { ownersOf } from './pieces';
import { type Action, applyAction, type PlayState, startPlay } from './rulesEngine';

/** What people would enter of a game, in order. */
export function recordedActionsOf({ rules, turnState, log }: PlayState): readonly BoardAction[] {
  if (turnState.starter === undefined) return [];
  const actions: BoardAction[] = [];
  let play = startPlay(rules, turnState.starter);
  for (const action of log) {
    const next = applyAction(play, action);
    if (!next.ok) throw new Error(`a game's own log was refused: ${next.error}`);
    actions.push(...actionsBetween(play, action, next.value));
    play = next.value;
  }
  return actions;
}

function actionsBetween(
  before: PlayState,
  action: Action,
  after: PlayState,
): readonly BoardAction[] {
  const pieces = after.board.pieces.slice(before.board.pieces.length);
  const placed = pieces.map(piece => ({ does: 'place', ...piece }) as const);
  if (action.does === 'skip') return [{ does: 'skip' }, ...placed];
  const { nextStep } = after.turnState;
  if (action.does !== 'search' || nextStep.kind !== 'own-disc') return placed;
  // A disc of theirs lies there already, and names the space once more.
  return ownersOf(nextStep.player, after.rules.players)
    .slice(0, 1)
    .map(owner => ({ does: 'place', owner, hex: action.hex, kind: 'disc' }));
}
