import { ownersOf } from './pieces';
import type { Happened } from './record';
import { type Action, act, type Play, startPlay } from './turn';

/** What people would enter of a game, in order. */
export function deedsOf({ rules, course, log }: Play): readonly Happened[] {
  if (course.starter === undefined) return [];
  const deeds: Happened[] = [];
  let play = startPlay(rules, course.starter);
  for (const action of log) {
    const next = act(play, action);
    if (!next.ok) throw new Error(`a game's own log was refused: ${next.error}`);
    deeds.push(...deedsBetween(play, action, next.value));
    play = next.value;
  }
  return deeds;
}

function deedsBetween(before: Play, action: Action, after: Play): readonly Happened[] {
  const pieces = after.board.pieces.slice(before.board.pieces.length);
  const placed = pieces.map(piece => ({ does: 'place', ...piece }) as const);
  if (action.does === 'pass') return [{ does: 'pass' }, ...placed];
  const { due } = after.course;
  if (action.does !== 'search' || due.is !== 'own-disc') return placed;
  // A disc of theirs lies there already, and names the space once more.
  return ownersOf(due.player, after.rules.players)
    .slice(0, 1)
    .map(owner => ({ does: 'place', owner, hex: action.hex, kind: 'disc' }));
}
