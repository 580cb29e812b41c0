import { answerOfSeat } from '@/app/_state/changes';
import type { TableMemory } from '@/app/_state/tableMemory';
import type { Reopened } from '@/app/_state/tableStore';
import type {
  AssistView,
  CallView,
  EndView,
  FreeVoteView,
  HintView,
  SeatSummary,
  TableView,
} from '@/lib/game/views/views';
import { type About, type Motion, type MotionOn, slotOf } from '@/lib/game/votes/motion';

/** Something that the table has been asked and has not settled. */
export type Question =
  | (Asked<'end'> & { readonly vote: EndView; readonly call: CallView })
  | (Asked<'hint'> & { readonly vote: HintView })
  | (Asked<'assist'> & { readonly vote: AssistView })
  | (Asked<'free'> & { readonly vote: FreeVoteView; readonly seat: SeatSummary });

interface Asked<A extends About> {
  readonly about: A;
  readonly motion: MotionOn<A>;
}

/** What a phone shows of the questions: one to answer, for one of its seats, and those that do not wait for it. */
export interface OpenQuestions {
  readonly open: { readonly question: Question; readonly voter: number } | undefined;
  readonly answered: readonly Question[];
}

type TableOfQuestions = Pick<
  TableView,
  'phase' | 'seats' | 'hint' | 'end' | 'assist' | 'you' | 'onePhone'
>;

/** The end comes first, then the hint, then how much the app helps, then freeing a seat. */
export function openQuestions(table: TableOfQuestions): readonly Question[] {
  const { phase, seats, hint, end, assist } = table;
  if (phase === 'ended') return [];
  const questions: Question[] = [];
  if (end.call !== null) questions.push({ ...on({ about: 'end' }), vote: end, call: end.call });
  if (hint.available && hint.votes > 0) questions.push({ ...on({ about: 'hint' }), vote: hint });
  if (assist.asked !== null) {
    questions.push({ ...on({ about: 'assist', level: assist.asked }), vote: assist });
  }
  for (const seat of seats) {
    if (seat.free.votes === 0) continue;
    questions.push({ ...on({ about: 'free', seat: seat.seat }), vote: seat.free, seat });
  }
  return questions;
}

const on = <M extends Motion>(motion: M) => ({ about: motion.about as M['about'], motion });

/** One word a question, by which two views of it are known as the same. */
export const questionKey = ({ motion }: Question): string =>
  motion.about === 'assist' ? `assist ${motion.level}` : slotOf(motion);

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

/** Who asked, and so takes the question back instead of changing an answer to it. */
export const askerOf = (question: Question): number | undefined =>
  question.about === 'end' ? question.call.by : question.vote.voters[0];

/** What this phone has said to a question, and the table does not know yet. */
type UnsentAnswer = TableMemory['unsentAnswer'];

const NOTHING: UnsentAnswer = () => undefined;

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
      [undefined, 'take-back'].includes(unsentAnswer(seat, question.motion)),
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
      table.you.every(seat => unsentAnswer(seat, question.motion) === undefined),
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
