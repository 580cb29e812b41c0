import { answerOfSeat } from '@/app/_state/changes';
import type { Reopened } from '@/app/_state/tableStore';
import type {
  AssistView,
  CallView,
  DealVoteView,
  EndView,
  FreeVoteView,
  HintView,
  SeatSummary,
  TableView,
} from '@/lib/game/views/views';
import { type About, type Motion, type MotionOn, motionSlot } from '@/lib/game/votes/motion';

/** A question that the table has not settled yet. */
export type QuestionView =
  | (QuestionBase<'end'> & { readonly vote: EndView; readonly call: CallView })
  | (QuestionBase<'hint'> & { readonly vote: HintView })
  | (QuestionBase<'assist'> & { readonly vote: AssistView })
  | (QuestionBase<'deal'> & { readonly vote: DealVoteView })
  | (QuestionBase<'free'> & { readonly vote: FreeVoteView; readonly seat: SeatSummary });

interface QuestionBase<A extends About> {
  readonly about: A;
  readonly motion: MotionOn<A>;
}

/** A question and the seat of this phone that has to answer it next. */
export interface PendingQuestion {
  readonly question: QuestionView;
  readonly voter: number;
}

/**
 * What a phone shows: one question to answer for one of its seats, and rows for those that need no answer from it.
 */
export interface QuestionQueue {
  readonly current: PendingQuestion | undefined;
  /** Those to answer after the current one. */
  readonly upcoming: readonly PendingQuestion[];
  readonly answered: readonly QuestionView[];
}

type QuestionFields = Pick<
  TableView,
  'phase' | 'seats' | 'hint' | 'end' | 'assist' | 'deal' | 'you' | 'onePhone'
>;

/** In order: ending the game, the hint, the help level, a new deal, freeing a seat. */
export function openQuestions(table: QuestionFields): readonly QuestionView[] {
  const { phase, seats, hint, end, assist, deal } = table;
  if (phase === 'ended') return [];
  const questions: QuestionView[] = [];
  if (end.call !== null)
    questions.push({ ...withAbout({ about: 'end' }), vote: end, call: end.call });
  if (hint.available && hint.votes > 0)
    questions.push({ ...withAbout({ about: 'hint' }), vote: hint });
  if (assist.proposed !== null) {
    questions.push({ ...withAbout({ about: 'assist', level: assist.proposed }), vote: assist });
  }
  if (deal.proposed !== null)
    questions.push({ ...withAbout({ about: 'deal', players: deal.proposed }), vote: deal });
  for (const seat of seats) {
    if (seat.free.votes === 0) continue;
    questions.push({ ...withAbout({ about: 'free', seat: seat.seat }), vote: seat.free, seat });
  }
  return questions;
}

const withAbout = <M extends Motion>(motion: M) => ({ about: motion.about as M['about'], motion });

/** A stable key that identifies a question across views. */
export function questionKey({ motion }: QuestionView): string {
  switch (motion.about) {
    case 'assist':
      return `assist ${motion.level}`;
    case 'deal':
      return `deal ${motion.players}`;
    default:
      return motionSlot(motion);
  }
}

/** The taken seats, except the one that the question is about. */
export const seatsAsked = (
  question: QuestionView,
  seats: readonly SeatSummary[],
): readonly SeatSummary[] =>
  seats.filter(
    ({ seat, claimed }) => claimed && (question.about !== 'free' || seat !== question.seat.seat),
  );

/** The asked seats that this phone holds. */
export const ownSeatsAsked = (
  question: QuestionView,
  { seats, you }: QuestionFields,
): readonly number[] =>
  seatsAsked(question, seats)
    .map(({ seat }) => seat)
    .filter(seat => you.includes(seat));

/** The seat that asked. It takes the question back instead of changing an answer. */
export const askerOf = (question: QuestionView): number | undefined =>
  question.about === 'end' ? question.call.by : question.vote.voters[0];

/** The first of this phone's seats that still has to answer, if any. */
function nextVoter(question: QuestionView, table: QuestionFields): number | undefined {
  // Votes from before there were too few phones to free a seat: they can be taken back, but not added to.
  if (question.about === 'free' && !question.vote.possible) return undefined;
  // One refusal settles a vote on the help level: everyone sees who refused, and no other seat is asked.
  if (question.about === 'assist' && question.vote.declined.length > 0) return undefined;
  return ownSeatsAsked(question, table).find(
    seat => answerOfSeat(question.vote, seat) === undefined,
  );
}

/** Whether all players share one phone, which then asks them all at once. */
export const isPassAndPlay = ({
  onePhone,
  you,
}: Pick<QuestionFields, 'onePhone' | 'you'>): boolean => onePhone && you.length > 1;

export function questionQueue(
  table: QuestionFields,
  reopened: Reopened | undefined,
): QuestionQueue {
  const questions = openQuestions(table);
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
  openQuestions(table)
    .filter(question => nextVoter(question, table) !== undefined)
    .map(questionKey);

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

/** The open call to end the game, unless it makes room for another: a "give up" does once somebody declines it. */
export const pendingEndCall = ({ end }: Pick<TableView, 'end'>): TableView['end']['call'] =>
  end.call?.found === false && end.declined.length > 0 ? null : end.call;
