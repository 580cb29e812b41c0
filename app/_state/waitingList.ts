import type { ChangeId, SeatNumber } from '@/lib/game/seats/seat';
import { type Motion, slotOf } from '@/lib/game/votes/motion';
import { type Change, unsentIn, type VoteChange } from './changes';
import type { Trouble } from './tableClient';

/** The outbox of one table, oldest first. */
type List = readonly Change[];

/**
 * Appends a change. A vote replaces the seat's unsent votes on the same motion; if there is then no vote left to take
 * back, taking back adds none.
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

/** A seat's latest unsent vote on a motion. */
export const unsentVote = (list: List, seat: SeatNumber, motion: Motion): VoteChange | undefined =>
  votesIn(unsentIn(list)).findLast(vote => vote.seat === seat && isSame(vote.motion, motion));

/** Each seat's latest unsent vote on each motion, and all refused votes. */
export const latestVotes = (list: List): readonly VoteChange[] =>
  votesIn(list).filter(vote => vote.refused || unsentVote(list, vote.seat, vote.motion) === vote);

const votesIn = (list: List): readonly VoteChange[] => list.filter(each => each.does === 'vote');
