import type { PieceMeaning } from '@/lib/game/record/pieceMeaning';
import type { PlaceRequest } from '@/lib/game/record/recordView';
import type { ChangeId, SeatNumber } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import { type Motion, slotOf } from '@/lib/game/votes/motion';
import { type Change, type RecordChange, unsentIn, type VoteChange } from './changes';
import type { Trouble } from './tableClient';

/** The outbox of one table, oldest first. */
type List = readonly Change[];

/** What a change is about if the last word counts: a seat's answer to a motion, or the number of turns. */
function matterOf(change: Change): string | undefined {
  switch (change.does) {
    case 'vote':
      return `vote ${change.seat} ${slotOf(change.motion)}`;
    case 'turns':
      return 'turns';
    default:
      return undefined;
  }
}

/**
 * Appends a change. It replaces those about the same matter, except the ones that the server may still take. What answers
 * a question about an entry comes in its place, before what was entered after it.
 */
export function withChange(list: List, change: Change): List {
  const asked = change.does === 'record' ? change.insteadOf : undefined;
  if (list.some(({ id }) => id === asked))
    return list.map(each => (each.id === asked ? change : each));
  const matter = matterOf(change);
  if (matter === undefined) return [...list, change];
  const isFinal = (each: Change) => !each.wasSent || each.refused !== undefined;
  return [...list.filter(each => matterOf(each) !== matter || !isFinal(each)), change];
}

export const withSent = (list: List, id: ChangeId): List =>
  list.map(each => (each.id === id ? { ...each, wasSent: true } : each));

export const withFailure = (list: List, id: ChangeId, failures: number): List =>
  list.map(each => (each.id === id ? { ...each, failures } : each));

/**
 * Marks a change as refused. Refused looks and take-backs are dropped without notice, and so is an entry that has been
 * taken back here already. If the phone has lost the seat, all changes of that seat are refused, since sending each
 * would count as a wrong guess.
 */
export function withRefused(list: List, change: Change, refused: Trouble): List {
  const isLost = LOST.includes(refused.code);
  return list.flatMap(each => {
    const isIt = each.id === change.id || (isLost && each.seat === change.seat);
    if (!isIt) return [each];
    const isSilent =
      each.does === 'look' ||
      (each.does === 'vote' && each.answer === 'take-back') ||
      (isMovedOn({ ...each, refused }) && isUndoneIn(list, each.id));
    return isSilent ? [] : [{ ...each, refused }];
  });
}

/** Codes that mean a lost seat: a clue is `not-found` for other devices, see `table/seatCommands`. */
const LOST = ['not-your-seat', 'not-found'];

const isUndoneIn = (list: List, id: ChangeId): boolean =>
  list.some(
    each => each.does === 'record' && each.request.does === 'undo' && each.request.entry === id,
  );

/** A piece that the table has not filed, because it would mean something else by now. */
type MovedOnChange = RecordChange & {
  readonly request: PlaceRequest & { readonly means: PieceMeaning };
};

export const isMovedOn = (change: Change): change is MovedOnChange =>
  change.refused?.code === 'record-moved-on' &&
  change.does === 'record' &&
  change.request.does === 'place' &&
  change.request.means !== undefined;

/** The pieces of this phone that it is asked about; where nothing is entered any more, none. */
export const askedIn = (
  list: List,
  { dealt, phase, record }: Pick<TableView, 'dealt' | 'phase' | 'record'>,
): readonly MovedOnChange[] =>
  phase === 'playing' && record !== null
    ? list.filter(isMovedOn).filter(each => each.dealt === dealt)
    : [];

/** The changes to be sent now. What was entered after a piece that the phone is asked about waits for the answer. */
export function sendableIn(list: List): List {
  const held = new Set(list.filter(isMovedOn).map(({ id }) => id));
  return unsentIn(list).filter(change => {
    const isHeld = change.does === 'record' && buildsOn(change, held);
    if (isHeld) held.add(change.id);
    return !isHeld;
  });
}

/** Whether an entry was made after one of these, or changes it. */
const buildsOn = ({ request }: RecordChange, entries: ReadonlySet<ChangeId>): boolean =>
  ('after' in request && request.after != null && entries.has(request.after)) ||
  ('entry' in request && request.entry !== null && entries.has(request.entry));

/** The last answer of a seat to a motion, if it waits. */
export const waitingVote = (list: List, seat: SeatNumber, motion: Motion): VoteChange | undefined =>
  votesIn(unsentIn(list)).findLast(
    vote => vote.seat === seat && slotOf(vote.motion) === slotOf(motion),
  );

/** The votes to show: the last of each seat on each motion, and all refused ones. */
export const votesToShow = (list: List): readonly VoteChange[] =>
  votesIn(list).filter(vote => vote.refused || waitingVote(list, vote.seat, vote.motion) === vote);

const votesIn = (list: List): readonly VoteChange[] => list.filter(each => each.does === 'vote');
