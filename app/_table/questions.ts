import type { VoteAnswer } from '@/app/_state/tableClient';
import type { TableMemory } from '@/app/_state/tableMemory';
import type { Reopened } from '@/app/_state/tableStore';
import type { SaidTable } from '@/app/_words/said';
import type { Assist } from '@/lib/game/assist';
import type {
  AssistView,
  CallView,
  EndView,
  FreeVoteView,
  HintView,
  SeatSummary,
  VoteView,
} from '@/lib/game/views';
import type { Matter } from '@/lib/game/votes';

/** Something that the table has been asked and has not settled. */
export type Question =
  | { readonly about: 'end'; readonly vote: EndView; readonly call: CallView }
  | { readonly about: 'hint'; readonly vote: HintView }
  | { readonly about: 'assist'; readonly vote: AssistView; readonly asked: Assist }
  | { readonly about: 'free'; readonly vote: FreeVoteView; readonly seat: SeatSummary };

/** What a phone shows of the questions: one to answer, for one of its seats, and those that do not wait for it. */
export interface Asked {
  readonly open: { readonly question: Question; readonly voter: number } | undefined;
  readonly standing: readonly Question[];
}

type Table = Pick<SaidTable, 'phase' | 'seats' | 'hint' | 'end' | 'assist' | 'you' | 'onePhone'>;

/** The end comes first, then the hint, then how much the app helps, then freeing a seat. */
export function openQuestions(table: Table): readonly Question[] {
  const { phase, seats, hint, end, assist } = table;
  if (phase === 'ended') return [];
  const questions: Question[] = [];
  if (end.call !== null) questions.push({ about: 'end', vote: end, call: end.call });
  if (hint.available && hint.votes > 0) questions.push({ about: 'hint', vote: hint });
  if (assist.asked !== null) {
    questions.push({ about: 'assist', vote: assist, asked: assist.asked });
  }
  for (const seat of seats) {
    if (seat.free.votes > 0) questions.push({ about: 'free', vote: seat.free, seat });
  }
  return questions;
}

/** One word a question, by which two views of it are known as the same. */
export function questionKey(question: Question): string {
  if (question.about === 'assist') return `assist ${question.asked}`;
  return question.about === 'free' ? `free ${question.seat.seat}` : question.about;
}

export function matterOf(question: Question): Matter {
  if (question.about === 'assist') return { assist: question.asked };
  return question.about === 'free' ? { free: question.seat.seat } : question.about;
}

/** Everybody who sits is asked, except whose seat it is about. */
export const seatsAsked = (
  question: Question,
  seats: readonly SeatSummary[],
): readonly SeatSummary[] =>
  seats.filter(
    ({ seat, claimed }) => claimed && (question.about !== 'free' || seat !== question.seat.seat),
  );

/** Those of this phone's seats that are asked. */
export const ownAsked = (question: Question, { seats, you }: Table): readonly number[] =>
  seatsAsked(question, seats)
    .map(({ seat }) => seat)
    .filter(seat => you.includes(seat));

export type Said = 'agree' | 'not-now' | undefined;

export function saidBy({ voters, notNow }: VoteView, seat: number): Said {
  if (voters.includes(seat)) return 'agree';
  return notNow.includes(seat) ? 'not-now' : undefined;
}

/** Who asked, and so takes the question back instead of changing an answer to it. */
export const askerOf = (question: Question): number | undefined =>
  question.about === 'end' ? question.call.by : question.vote.voters[0];

/** What this phone has said to a question, and the table does not know yet. */
type Untold = TableMemory['untold'];

const NOTHING: Untold = () => undefined;

function untoldTo(question: Question, seat: number, untold: Untold): VoteAnswer | undefined {
  if (question.about === 'assist') return undefined;
  return untold(seat, question.about === 'free' ? { free: question.seat.seat } : question.about);
}

/** Whether a question still waits for an answer of one of this phone's seats; the first such seat. */
function waitsFor(question: Question, table: Table, untold: Untold): number | undefined {
  // Votes from before the phones became too few to free a seat: they can be taken back, not added to.
  if (question.about === 'free' && !question.vote.possible) return undefined;
  // One refusal keeps the help as it is: all see whose it was, and nobody else is asked.
  if (question.about === 'assist' && question.vote.notNow.length > 0) return undefined;
  return ownAsked(question, table).find(
    seat =>
      saidBy(question.vote, seat) === undefined &&
      [undefined, 'take-back'].includes(untoldTo(question, seat, untold)),
  );
}

/** A phone that goes round asks one after the other by itself. */
export const goesRound = ({ onePhone, you }: Table): boolean => onePhone && you.length > 1;

export function askedOf(table: Table, reopened: Reopened | undefined, untold = NOTHING): Asked {
  if (goesRound(table)) return { open: undefined, standing: [] };
  const questions = openQuestions(table);
  const hasNewer = waitingKeys(table, untold).some(
    key => key !== reopened?.key && !reopened?.over.includes(key),
  );
  const again = hasNewer ? undefined : reopenedOf(questions, reopened);
  const open = again ?? firstWaiting(questions, table, untold);
  const standing = questions.filter(
    question =>
      question !== open?.question &&
      waitsFor(question, table, untold) === undefined &&
      // What waits stands there by itself.
      table.you.every(seat => untoldTo(question, seat, untold) === undefined),
  );
  return { open, standing };
}

/** The questions that wait for somebody on this phone. */
export const waitingKeys = (table: Table, untold = NOTHING): readonly string[] =>
  openQuestions(table)
    .filter(question => waitsFor(question, table, untold) !== undefined)
    .map(questionKey);

function reopenedOf(questions: readonly Question[], reopened: Reopened | undefined): Asked['open'] {
  const question = questions.find(each => questionKey(each) === reopened?.key);
  const voter = reopened?.voters[0];
  return question !== undefined && voter !== undefined ? { question, voter } : undefined;
}

function firstWaiting(questions: readonly Question[], table: Table, untold: Untold): Asked['open'] {
  for (const question of questions) {
    const voter = waitsFor(question, table, untold);
    if (voter !== undefined) return { question, voter };
  }
  return undefined;
}
