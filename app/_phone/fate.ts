import type { VoteAnswer } from '@/app/_state/tableClient';
import {
  answerOf,
  matterOfCast,
  type Standing,
  standingOf,
  type WaitingVote,
} from '@/app/_state/waiting';
import type { SaidTable } from '@/app/_words/said';
import type { VoteView } from '@/lib/game/views';

/** Why a vote that waited does not count. */
export const TOO_LATE = [
  'game-ended',
  'not-your-seat',
  'hint-already-shown',
  'question-gone',
  'other-end-asked',
] as const;
export type TooLate = (typeof TOO_LATE)[number];

/**
 * What becomes of a vote that has waited, as the table stands now. `done` is what the table knows already, as
 * where only its answer was lost, and what has nothing left to take back or to put off.
 */
export type Fate = 'tell' | 'done' | TooLate;

export function fateOf(vote: WaitingVote, table: SaidTable): Fate {
  if (hasArrived(vote, table)) return 'done';
  const { cast, question, seat } = vote;
  const matter = matterOfCast(cast);
  const answer = answerOf(cast);
  if (table.phase === 'ended') return answer === 'take-back' ? 'done' : 'game-ended';
  if (!table.you.includes(seat)) return 'not-your-seat';
  if (answer === 'take-back') return 'tell';
  if (matter === 'hint' && table.hint.shown.length > 0)
    return answer === 'agree' ? 'done' : 'hint-already-shown';

  const now = standingOf(table, matter);
  // To call while another's call stands would be to agree to that one.
  if ('call' in cast) return now.isOpen && table.end.call?.by !== seat ? 'other-end-asked' : 'tell';
  const isSame = isAboutSame(now, question) && (now.isOpen || !question.isOpen);
  if (answer === 'not-now') return isSame && now.isOpen ? 'tell' : 'done';
  return isSame ? 'tell' : 'question-gone';
}

const isAboutSame = (one: Standing, other: Standing): boolean =>
  one.since === other.since && JSON.stringify(one.call) === JSON.stringify(other.call);

function hasArrived(vote: WaitingVote, { end, hint, seats, events }: SaidTable): boolean {
  const { cast, seat } = vote;
  const matter = matterOfCast(cast);
  if ('call' in cast) {
    const { call } = end;
    const space = cast.call.found ? cast.call.space : undefined;
    return (
      call?.by === seat &&
      call.found === cast.call.found &&
      call.space?.row === space?.row &&
      call.space?.col === space?.col
    );
  }
  if (matter === 'hint' || matter === 'end')
    return isSaid(matter === 'hint' ? hint : end, seat, cast.answer);
  const about = seats.find(each => each.seat === matter.free);
  if (about === undefined || about.claimed)
    return about ? isSaid(about.free, seat, cast.answer) : false;
  // With the last vote that it took the seat is free, and the votes are gone.
  const event = events.findLast(each => each.seat === matter.free);
  return event?.kind === 'freed' && event.by.includes(seat) && cast.answer === 'agree';
}

function isSaid({ voters, notNow }: VoteView, seat: number, answer: VoteAnswer): boolean {
  if (answer === 'take-back') return !voters.includes(seat) && !notNow.includes(seat);
  return (answer === 'agree' ? voters : notNow).includes(seat);
}
