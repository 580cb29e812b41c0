import type { ChangeId } from '@/lib/game/seats/seat';
import type { Change, Changes } from './changes';
import type { Trouble } from './trouble';

export const withSent = (changes: Changes, id: ChangeId): Changes =>
  changes.map(each => (each.id === id ? { ...each, wasSent: true } : each));

export const withFailure = (changes: Changes, id: ChangeId, failures: number): Changes =>
  changes.map(each => (each.id === id ? { ...each, failures } : each));

/**
 * Marks a change as refused. Refused looks are dropped without notice, and so is an entry that this phone has undone
 * meanwhile. If the phone has lost the seat, all changes of that seat are refused, since sending each would count as a
 * wrong guess.
 */
export function withRefused(changes: Changes, change: Change, refused: Trouble): Changes {
  const isLost = LOST_SEAT_CODES.includes(refused.code);
  return changes.flatMap(each => {
    const isIt = each.id === change.id || (isLost && each.seat === change.seat);
    if (!isIt) return [each];
    return each.type === 'look' || isUndone(changes, each.id) ? [] : [{ ...each, refused }];
  });
}

/** Codes that mean a lost seat. For other devices a clue is `not-found`, see `table/seatCommands`. */
const LOST_SEAT_CODES = ['not-your-seat', 'not-found'];

const isUndone = (changes: Changes, id: ChangeId): boolean =>
  changes.some(
    each => each.type === 'record' && each.request.type === 'undo' && each.request.entry === id,
  );
