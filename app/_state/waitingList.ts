import type { ChangeId, SeatNumber } from '@/lib/game/seats/seat';
import { type Motion, slotOf } from '@/lib/game/votes/motion';
import { type Change, unsentIn, type VoteChange } from './changes';
import type { Trouble } from './tableClient';

/** What waits on the phone to be sent to one table, oldest first. */
type List = readonly Change[];

/**
 * The list with one more. What a seat has said about the same motion, and nobody has begun to send, it never said; to take
 * that back says nothing, either.
 */
export function withChange(list: List, change: Change): List {
  if (change.does !== 'vote') return [...list, change];
  const isAboutIt = (each: Change): boolean =>
    each.does === 'vote' &&
    each.seat === change.seat &&
    each.refused === undefined &&
    isSame(each.motion, change.motion);
  const others = list.filter(each => each.wasSent || !isAboutIt(each));
  const isUnsaid =
    change.answer === 'take-back' && change.before === null && !others.some(isAboutIt);
  return isUnsaid ? others : [...others, change];
}

const isSame = (one: Motion, other: Motion): boolean => slotOf(one) === slotOf(other);

export const withSent = (list: List, id: ChangeId): List =>
  list.map(each => (each.id === id ? { ...each, wasSent: true } : each));

/**
 * The list after a change was refused. A look that did not count, and what would have been taken back, need nobody's
 * reading. Where the phone has lost the seat, nothing that the seat did here counts: to ask for each would be to guess.
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

/** By what a phone learns that it has lost a seat: a clue is not there for others, see `table/seatCommands`. */
const LOST = ['not-your-seat', 'not-found'];

/** What a seat has said last about a motion, where that still waits to be sent. */
export const unsentVote = (list: List, seat: SeatNumber, motion: Motion): VoteChange | undefined =>
  votesIn(unsentIn(list)).findLast(vote => vote.seat === seat && isSame(vote.motion, motion));

/** The votes of the list, of each seat and motion what was said last, and what did not count. */
export const latestVotes = (list: List): readonly VoteChange[] =>
  votesIn(list).filter(vote => vote.refused || unsentVote(list, vote.seat, vote.motion) === vote);

const votesIn = (list: List): readonly VoteChange[] => list.filter(each => each.does === 'vote');
