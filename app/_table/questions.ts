import type { VoteAnswer } from '@/app/_state/tableClient';
import type { TableMemory } from '@/app/_state/tableMemory';
import type { Reopened } from '@/app/_state/tableStore';
import type { LocalizedTable } from '@/app/_words/localizedViews';
import type {
  AssistView,
  CallView,
  EndView,
  FreeVoteView,
  HintView,
  SeatSummary,
  VoteView,
} from '@/lib/game/views/views';
import type { Assist } from '@/lib/game/votes/assist';
import type { Motion } from '@/lib/game/votes/votes';

/** Something that the table has been asked and has not settled. */
export type Question =
  | { readonly about: 'end'; readonly vote: EndView; readonly call: CallView }
  | { readonly about: 'hint'; readonly vote: HintView }
  | { readonly about: 'assist'; readonly vote: AssistView; readonly asked: Assist }
  | { readonly about: 'free'; readonly vote: FreeVoteView; readonly seat: SeatSummary };

/** What a phone shows of the questions: one to answer, for one of its seats, and those that do not wait for it. */
export interface OpenQuestions {
  readonly open: { readonly question: Question; readonly voter: number } | undefined;
  readonly answered: readonly Question[];
}

type TableOfQuestions = Pick<
  LocalizedTable,
  'phase' | 'seats' | 'hint' | 'end' | 'assist' | 'you' | 'onePhone'
>;

/** The end comes first, then the hint, then how much the app helps, then freeing a seat. */
export function openQuestions(table: TableOfQuestions): readonly Question[] {
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

export function motionOfQuestion(question: Question): Motion {
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
export const ownSeatsAsked = (
  question: Question,
  { seats, you }: TableOfQuestions,
): readonly number[] =>
  seatsAsked(question, seats)
    .map(({ seat }) => seat)
    .filter(seat => you.includes(seat));

type SeatAnswer = 'agree' | 'not-now' | undefined;

export function answerOfSeat({ voters, notNow }: VoteView, seat: number): SeatAnswer {
  if (voters.includes(seat)) return 'agree';
  return notNow.includes(seat) ? 'not-now' : undefined;
}

/** Who asked, and so takes the question back instead of changing an answer to it. */
export const askerOf = (question: Question): number | undefined =>
  question.about === 'end' ? question.call.by : question.vote.voters[0];

/** What this phone has said to a question, and the table does not know yet. */
type UnsentAnswer = TableMemory['unsentAnswer'];

const NOTHING: UnsentAnswer = () => undefined;

function unsentAnswerTo(
  question: Question,
  seat: number,
  unsentAnswer: UnsentAnswer,
): VoteAnswer | undefined {
  if (question.about === 'assist') return undefined;
  return unsentAnswer(
    seat,
    question.about === 'free' ? { free: question.seat.seat } : question.about,
  );
}

/** Whether a question still waits for an answer of one of this phone's seats; the first such seat. */
function waitsFor(
  question: Question,
  table: TableOfQuestions,
  unsentAnswer: UnsentAnswer,
): number | undefined {
  // Votes from before the phones became too few to free a seat: they can be taken back, not added to.
  if (question.about === 'free' && !question.vote.possible) return undefined;
  // One refusal keeps the help as it is: all see whose it was, and nobody else is asked.
  if (question.about === 'assist' && question.vote.notNow.length > 0) return undefined;
  return ownSeatsAsked(question, table).find(
    seat =>
      answerOfSeat(question.vote, seat) === undefined &&
      [undefined, 'take-back'].includes(unsentAnswerTo(question, seat, unsentAnswer)),
  );
}

/** A phone that goes round asks one after the other by itself. */
export const isPassAndPlay = ({ onePhone, you }: TableOfQuestions): boolean =>
  onePhone && you.length > 1;

export function questionsToShow(
  table: TableOfQuestions,
  reopened: Reopened | undefined,
  unsentAnswer = NOTHING,
): OpenQuestions {
  if (isPassAndPlay(table)) return { open: undefined, answered: [] };
  const questions = openQuestions(table);
  const hasNewer = waitingKeys(table, unsentAnswer).some(
    key => key !== reopened?.key && !reopened?.over.includes(key),
  );
  const again = hasNewer ? undefined : reopenedOf(questions, reopened);
  const open = again ?? firstWaiting(questions, table, unsentAnswer);
  const answered = questions.filter(
    question =>
      question !== open?.question &&
      waitsFor(question, table, unsentAnswer) === undefined &&
      // What waits stands there by itself.
      table.you.every(seat => unsentAnswerTo(question, seat, unsentAnswer) === undefined),
  );
  return { open, answered };
}

/** The questions that wait for somebody on this phone. */
export const waitingKeys = (table: TableOfQuestions, unsentAnswer = NOTHING): readonly string[] =>
  openQuestions(table)
    .filter(question => waitsFor(question, table, unsentAnswer) !== undefined)
    .map(questionKey);

function reopenedOf(
  questions: readonly Question[],
  reopened: Reopened | undefined,
): OpenQuestions['open'] {
  const question = questions.find(each => questionKey(each) === reopened?.key);
  const voter = reopened?.voters[0];
  return question !== undefined && voter !== undefined ? { question, voter } : undefined;
}

function firstWaiting(
  questions: readonly Question[],
  table: TableOfQuestions,
  unsentAnswer: UnsentAnswer,
): OpenQuestions['open'] {
  for (const question of questions) {
    const voter = waitsFor(question, table, unsentAnswer);
    if (voter !== undefined) return { question, voter };
  }
  return undefined;
}
