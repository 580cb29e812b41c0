import type { SeatNumber } from '../seats/seat';

/** A seat's answer to a question that the whole table is asked. */
export interface Answer {
  readonly seat: SeatNumber;
  /** Whether it agrees; else it has said "not now". */
  readonly agrees: boolean;
}

/** The answers to one question, one a seat, in the order in which they came. Where nobody agrees nothing is asked. */
export type Ballot = readonly Answer[];

/** The seats that agree, who asked first. */
export const agreeing = (ballot: Ballot): readonly SeatNumber[] => seatsThat(ballot, true);

/** The seats that have said "not now". */
export const declining = (ballot: Ballot): readonly SeatNumber[] => seatsThat(ballot, false);

const seatsThat = (ballot: Ballot, agree: boolean): readonly SeatNumber[] =>
  ballot.filter(({ agrees }) => agrees === agree).map(({ seat }) => seat);

/** The ballot with a seat's answer; the same one where it has given that already. */
export function withAnswer(ballot: Ballot, { seat, agrees }: Answer): Ballot {
  const before = ballot.find(answer => answer.seat === seat);
  if (before?.agrees === agrees) return ballot;
  return [...ballot.filter(answer => answer !== before), { seat, agrees }];
}

/** The ballot without a seat's answer. With the last agreement the question is gone, and all answers to it. */
export function withoutAnswer(ballot: Ballot, seat: SeatNumber): Ballot {
  const others = ballot.filter(answer => answer.seat !== seat);
  if (others.length === ballot.length) return ballot;
  return others.some(({ agrees }) => agrees) ? others : [];
}
