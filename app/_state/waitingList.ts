import type { ChangeId, SeatNumber } from '@/lib/game/seats/seat';
import { type Motion, slotOf } from '@/lib/game/votes/motion';
import { type Change, unsentIn, type VoteChange } from './changes';
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

/** Appends a change. It replaces those about the same matter, except the ones that the server may still take. */
export function withChange(list: List, change: Change): List {
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
 * Marks a change as refused. Refused looks and take-backs are dropped without notice. If the phone has lost the seat,
 * all changes of that seat are refused, since sending each would count as a wrong guess.
 */
export function withRefused(list: List, change: Change, refused: Trouble): List {
  const isLost = LOST.includes(refused.code);
  return list.flatMap(each => {
    const isIt = each.id === change.id || (isLost && each.seat === change.seat);
    if (!isIt) return [each];
    const isSilent = each.does === 'look' || (each.does === 'vote' && each.answer === 'take-back');
    return isSilent ? [] : [{ ...each, refused }];
  });
}

/** Codes that mean a lost seat: a clue is `not-found` for other devices, see `table/seatCommands`. */
const LOST = ['not-your-seat', 'not-found'];

/** The last answer of a seat to a motion, if it waits. */
export const waitingVote = (list: List, seat: SeatNumber, motion: Motion): VoteChange | undefined =>
  votesIn(unsentIn(list)).findLast(
    vote => vote.seat === seat && slotOf(vote.motion) === slotOf(motion),
  );

/** The votes to show: the last of each seat on each motion, and all refused ones. */
export const votesToShow = (list: List): readonly VoteChange[] =>
  votesIn(list).filter(vote => vote.refused || waitingVote(list, vote.seat, vote.motion) === vote);

const votesIn = (list: List): readonly VoteChange[] => list.filter(each => each.does === 'vote');
