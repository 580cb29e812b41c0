import { ownersOf } from '../board/players';
import type { BoardAction } from './boardActions';
import { type Action, applyAction, type PlayState, startPlay } from './rulesEngine';

/** The actions that people would enter to record a game, in order. Throws if the game's own log is refused. */
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
  const placed = pieces.map(piece => ({ type: 'place', ...piece }) as const);
  if (action.type === 'skip') return [{ type: 'skip' }, ...placed];
  const { nextStep } = after.turnState;
  if (action.type !== 'search' || nextStep.kind !== 'own-disc') return placed;
  // The searcher's disc is there already; entering it again names the space.
  return ownersOf(nextStep.player, after.rules.players)
    .slice(0, 1)
    .map(owner => ({ type: 'place', owner, hex: action.hex, kind: 'disc' }));
}
