import type { PieceMeaning } from '@/lib/game/record/pieceMeaning';
import type { PlaceRequest } from '@/lib/game/record/recordView';
import type { ChangeId, SeatNumber } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import { type Motion, motionSlot } from '@/lib/game/votes/motion';
import { type Change, type RecordChange, unsentChanges, type VoteChange } from './changes';
import type { Trouble } from './tableClient';

/** The outbox of one table, oldest first. */
type Changes = readonly Change[];

/** Changes with the same key replace each other: a seat's votes on a motion, and the numbers of turns. */
function replacementKey(change: Change): string | undefined {
  switch (change.type) {
    case 'vote':
      return `vote ${change.seat} ${motionSlot(change.motion)}`;
    case 'turns':
      return 'turns';
    default:
      return undefined;
  }
}

/**
 * Appends a change. It replaces those with the same key, except unrefused ones that the server may already have. The
 * resolution of a conflict takes the place of the conflicting entry, before the entries that depend on it.
 */
export function withChange(changes: Changes, change: Change): Changes {
  const replaced = change.type === 'record' ? change.insteadOf : undefined;
  if (changes.some(({ id }) => id === replaced))
    return changes.map(each => (each.id === replaced ? change : each));
  const key = replacementKey(change);
  if (key === undefined) return [...changes, change];
  const isReplaceable = (each: Change) => !each.wasSent || each.refused !== undefined;
  return [...changes.filter(each => replacementKey(each) !== key || !isReplaceable(each)), change];
}

export const withSent = (changes: Changes, id: ChangeId): Changes =>
  changes.map(each => (each.id === id ? { ...each, wasSent: true } : each));

export const withFailure = (changes: Changes, id: ChangeId, failures: number): Changes =>
  changes.map(each => (each.id === id ? { ...each, failures } : each));

/**
 * Marks a change as refused. Refused looks and withdrawals are dropped without notice, and so is a conflicting entry
 * that was already undone on this phone. If the phone has lost the seat, all changes of that seat are refused, since
 * sending each would count as a wrong guess.
 */
export function withRefused(changes: Changes, change: Change, refused: Trouble): Changes {
  const isLost = LOST_SEAT_CODES.includes(refused.code);
  return changes.flatMap(each => {
    const isRefused = each.id === change.id || (isLost && each.seat === change.seat);
    if (!isRefused) return [each];
    const isSilent =
      each.type === 'look' ||
      (each.type === 'vote' && each.answer === 'take-back') ||
      (isConflicting({ ...each, refused }) && isUndone(changes, each.id));
    return isSilent ? [] : [{ ...each, refused }];
  });
}

/** Codes that mean a lost seat. For other devices a clue is `not-found`, see `table/seatCommands`. */
const LOST_SEAT_CODES = ['not-your-seat', 'not-found'];

const isUndone = (changes: Changes, id: ChangeId): boolean =>
  changes.some(
    each => each.type === 'record' && each.request.type === 'undo' && each.request.entry === id,
  );

/** A piece that was refused because it would now be read differently. */
type ConflictingChange = RecordChange & {
  readonly request: PlaceRequest & { readonly means: PieceMeaning };
};

export const isConflicting = (change: Change): change is ConflictingChange =>
  change.refused?.code === 'record-conflict' &&
  change.type === 'record' &&
  change.request.type === 'place' &&
  change.request.means !== undefined;

/** The conflicts to resolve on this phone; none if no piece can be entered any more. */
export const conflictsIn = (
  changes: Changes,
  { dealNumber, phase, record }: Pick<TableView, 'dealNumber' | 'phase' | 'record'>,
): readonly ConflictingChange[] =>
  phase === 'playing' && record !== null
    ? changes.filter(isConflicting).filter(each => each.dealNumber === dealNumber)
    : [];

/** The changes to send now. Entries that depend on a conflict wait until it is resolved. */
export function sendableChanges(changes: Changes): Changes {
  const held = new Set(changes.filter(isConflicting).map(({ id }) => id));
  return unsentChanges(changes).filter(change => {
    const isHeld = change.type === 'record' && dependsOn(change, held);
    if (isHeld) held.add(change.id);
    return !isHeld;
  });
}

/** Whether an entry was made directly after one of these, or refers to it. */
const dependsOn = ({ request }: RecordChange, entries: ReadonlySet<ChangeId>): boolean =>
  ('after' in request && request.after != null && entries.has(request.after)) ||
  ('entry' in request && request.entry !== null && entries.has(request.entry));

/** The last unsent vote of a seat on a motion. */
export const queuedVote = (
  changes: Changes,
  seat: SeatNumber,
  motion: Motion,
): VoteChange | undefined =>
  votesIn(unsentChanges(changes)).findLast(
    vote => vote.seat === seat && motionSlot(vote.motion) === motionSlot(motion),
  );

/** The votes to show: the last of each seat on each motion, and all refused ones. */
export const votesToShow = (changes: Changes): readonly VoteChange[] =>
  votesIn(changes).filter(
    vote => vote.refused || queuedVote(changes, vote.seat, vote.motion) === vote,
  );

const votesIn = (changes: Changes): readonly VoteChange[] =>
  changes.filter(each => each.type === 'vote');
