import type { SeatNumber } from '../../board/players';
import type { Shape } from '../../shape';
import type { BallotEntrySchema } from '../gameSchema';

export type BallotEntry = Shape<typeof BallotEntrySchema>;

/**
 * The answers to one question, at most one per seat, in order of arrival. An open question has at least one agreement.
 */
export type Ballot = readonly BallotEntry[];

/** The seats that agree, in order; the first one asked the question. */
export const agreeing = (ballot: Ballot): readonly SeatNumber[] => seatsThat(ballot, true);

/** The seats that answered "not now". */
export const declining = (ballot: Ballot): readonly SeatNumber[] => seatsThat(ballot, false);

const seatsThat = (ballot: Ballot, agree: boolean): readonly SeatNumber[] =>
  ballot.filter(({ agrees }) => agrees === agree).map(({ seat }) => seat);

/** Sets a seat's answer; returns the same ballot if it is unchanged. */
export function withAnswer(ballot: Ballot, { seat, agrees }: BallotEntry): Ballot {
  const before = ballot.find(answer => answer.seat === seat);
  if (before?.agrees === agrees) return ballot;
  return [...ballot.filter(answer => answer !== before), { seat, agrees }];
}

/** Removes a seat's answer, or all answers if no agreement is left. */
export function withoutAnswer(ballot: Ballot, seat: SeatNumber): Ballot {
  const others = ballot.filter(answer => answer.seat !== seat);
  if (others.length === ballot.length) return ballot;
  return others.some(({ agrees }) => agrees) ? others : [];
}
