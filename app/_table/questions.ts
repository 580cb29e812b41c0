import { answerOfSeat } from '@/app/_state/changes';
import type { Reopened } from '@/app/_state/tableStore';
import type { SeatNumber } from '@/lib/board/players';
import type { QuestionView, SeatSummary, TableView } from '@/lib/game/views/views';
import { type About, seatOn, topicKey } from '@/lib/game/votes/motion';

/** A question, and the seat on this phone that has to answer it next. */
export interface PendingQuestion {
  readonly question: QuestionView;
  readonly voter: SeatNumber;
}

/**
 * The questions on a phone: one to answer for one of its seats, those to answer later, and those that need no answer.
 */
export interface QuestionQueue {
  readonly current: PendingQuestion | undefined;
  /** To be answered after the current one. */
  readonly upcoming: readonly PendingQuestion[];
  readonly answered: readonly QuestionView[];
}

type QuestionFields = Pick<TableView, 'questions' | 'seats' | 'you' | 'onePhone'>;

/** A question on one kind of motion. */
export type QuestionAbout<A extends About> = QuestionView & {
  readonly motion: { readonly about: A };
};

const isAbout = <A extends About>(question: QuestionView, about: A): question is QuestionAbout<A> =>
  question.motion.about === about;

/** The question of that kind that the table has not decided yet. */
export const openQuestion = <A extends About>(
  { questions }: Pick<TableView, 'questions'>,
  about: A,
): QuestionAbout<A> | undefined =>
  questions.filter(isOpen).find(question => isAbout(question, about));

const isOpen = ({ state }: QuestionView): boolean => state !== 'carried';

/** A stable key that identifies a question across views. */
export const questionKey = ({ motion, askedAt }: QuestionView): string =>
  `${topicKey(motion)} ${askedAt}`;

/** The taken seats, except the one that the question is about. */
export const seatsAsked = (
  { motion }: QuestionView,
  seats: readonly SeatSummary[],
): readonly SeatSummary[] =>
  seats.filter(({ seat, claimed }) => claimed && seat !== seatOn(motion));

/** The asked seats that this phone holds. */
export const ownSeatsAsked = (
  question: QuestionView,
  { seats, you }: QuestionFields,
): readonly SeatNumber[] =>
  seatsAsked(question, seats)
    .map(({ seat }) => seat)
    .filter(seat => you.includes(seat));

/** Motions whose short text says everything. */
const SAID_IN_SHORT: readonly About[] = ['hint', 'free', 'end'];

/** Whether the notice line has room for the answers: the text is short, and exactly one seat of this phone is asked. */
export const isAnsweredOnLine = (question: QuestionView, table: QuestionFields): boolean =>
  SAID_IN_SHORT.includes(question.motion.about) && ownSeatsAsked(question, table).length === 1;

/** The first seat on this phone that still has to answer, if any. */
const nextVoter = (question: QuestionView, table: QuestionFields): SeatNumber | undefined =>
  question.state === 'open'
    ? ownSeatsAsked(question, table).find(seat => answerOfSeat(question, seat) === undefined)
    : undefined;

/** Whether all players share one phone; a question is then put to all of them at once. */
export const isPassAndPlay = ({
  onePhone,
  you,
}: Pick<QuestionFields, 'onePhone' | 'you'>): boolean => onePhone && you.length > 1;

export function questionQueue(
  table: QuestionFields,
  reopened: Reopened | undefined,
): QuestionQueue {
  const questions = table.questions.filter(isOpen);
  const hasNewer = pendingKeys(table).some(
    key => key !== reopened?.key && !reopened?.pendingBefore.includes(key),
  );
  const again = hasNewer ? undefined : findReopened(questions, reopened);
  const asked = pendingQuestions(questions, table);
  const current = again ?? asked[0];
  const upcoming = asked.filter(({ question }) => question !== current?.question);
  const answered = questions.filter(
    question => question !== current?.question && nextVoter(question, table) === undefined,
  );
  return { current, upcoming, answered };
}

/** Keys of the questions that this phone still has to answer. */
export const pendingKeys = (table: QuestionFields): readonly string[] =>
  pendingQuestions(table.questions, table).map(({ question }) => questionKey(question));

function findReopened(
  questions: readonly QuestionView[],
  reopened: Reopened | undefined,
): QuestionQueue['current'] {
  const question = questions.find(each => questionKey(each) === reopened?.key);
  const voter = reopened?.voters[0];
  return question !== undefined && voter !== undefined ? { question, voter } : undefined;
}

const pendingQuestions = (
  questions: readonly QuestionView[],
  table: QuestionFields,
): readonly PendingQuestion[] =>
  questions.flatMap(question => {
    const voter = nextVoter(question, table);
    return voter === undefined ? [] : [{ question, voter }];
  });

/** The open call to end the game, except a "give up" that anyone has declined: another call may replace that. */
export function pendingEndCall(
  table: Pick<TableView, 'questions'>,
): QuestionAbout<'end'> | undefined {
  const call = openQuestion(table, 'end');
  return call?.motion.found === null && call.notNow.length > 0 ? undefined : call;
}
