import { answerOfSeat } from '@/app/_state/changes';
import type { Kept } from '@/app/_state/tableMemory';
import type { Reopened } from '@/app/_state/tableStore';
import { waitingVote } from '@/app/_state/waitingList';
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
import { type About, type Motion, type MotionOn, slotOf } from '@/lib/game/votes/motion';

/** A question that the table has not settled yet. */
export type Question =
  | (Asked<'end'> & { readonly vote: EndView; readonly call: CallView })
  | (Asked<'hint'> & { readonly vote: HintView })
  | (Asked<'assist'> & { readonly vote: AssistView })
  | (Asked<'deal'> & { readonly vote: DealVoteView })
  | (Asked<'free'> & { readonly vote: FreeVoteView; readonly seat: SeatSummary });

interface Asked<A extends About> {
  readonly about: A;
  readonly motion: MotionOn<A>;
}

/** A question and the seat of this phone that has to answer it next. */
export interface AskedHere {
  readonly question: Question;
  readonly voter: number;
}

/**
 * What a phone shows: one question to answer for one of its seats, and rows for those that need no answer from it.
 */
export interface OpenQuestions {
  readonly open: AskedHere | undefined;
  /** Those to answer after the open one. */
  readonly later: readonly AskedHere[];
  readonly answered: readonly Question[];
}

type TableOfQuestions = Pick<
  TableView,
  'phase' | 'seats' | 'hint' | 'end' | 'assist' | 'deal' | 'you' | 'onePhone'
>;

/** In order: ending the game, the hint, the help level, a new deal, freeing a seat. */
export function openQuestions(table: TableOfQuestions): readonly Question[] {
  const { phase, seats, hint, end, assist, deal } = table;
  if (phase === 'ended') return [];
  const questions: Question[] = [];
  if (end.call !== null) questions.push({ ...on({ about: 'end' }), vote: end, call: end.call });
  if (hint.available && hint.votes > 0) questions.push({ ...on({ about: 'hint' }), vote: hint });
  if (assist.asked !== null) {
    questions.push({ ...on({ about: 'assist', level: assist.asked }), vote: assist });
  }
  if (deal.asked !== null)
    questions.push({ ...on({ about: 'deal', players: deal.asked }), vote: deal });
  for (const seat of seats) {
    if (seat.free.votes === 0) continue;
    questions.push({ ...on({ about: 'free', seat: seat.seat }), vote: seat.free, seat });
  }
  return questions;
}

const on = <M extends Motion>(motion: M) => ({ about: motion.about as M['about'], motion });

/** A stable key that identifies a question across views. */
export function questionKey({ motion }: Question): string {
  switch (motion.about) {
    case 'assist':
      return `assist ${motion.level}`;
    case 'deal':
      return `deal ${motion.players}`;
    default:
      return slotOf(motion);
  }
}

/** The taken seats, except the one that the question is about. */
export const seatsAsked = (
  question: Question,
  seats: readonly SeatSummary[],
): readonly SeatSummary[] =>
  seats.filter(
    ({ seat, claimed }) => claimed && (question.about !== 'free' || seat !== question.seat.seat),
  );

/** Those of them that this phone holds. */
export const ownSeatsAsked = (
  question: Question,
  { seats, you }: TableOfQuestions,
): readonly number[] =>
  seatsAsked(question, seats)
    .map(({ seat }) => seat)
    .filter(seat => you.includes(seat));

/** The seat that asked. It takes the question back instead of changing an answer. */
export const askerOf = (question: Question): number | undefined =>
  question.about === 'end' ? question.call.by : question.vote.voters[0];

/** The changes of this phone that wait to be sent. */
type Waiting = Kept['waiting'];

/** The first of this phone's seats that still has to answer, if any. */
function waitsFor(
  question: Question,
  table: TableOfQuestions,
  waiting: Waiting,
): number | undefined {
  // Votes from before there were too few phones to free a seat: they can be taken back, but not added to.
  if (question.about === 'free' && !question.vote.possible) return undefined;
  // One refusal settles a vote on the help level: everyone sees who refused, and no other seat is asked.
  if (question.about === 'assist' && question.vote.notNow.length > 0) return undefined;
  return ownSeatsAsked(question, table).find(
    seat =>
      answerOfSeat(question.vote, seat) === undefined &&
      [undefined, 'take-back'].includes(waitingVote(waiting, seat, question.motion)?.answer),
  );
}

/** Whether all players share one phone, which then asks them in turn. */
export const isPassAndPlay = ({
  onePhone,
  you,
}: Pick<TableOfQuestions, 'onePhone' | 'you'>): boolean => onePhone && you.length > 1;

export function questionsToShow(
  table: TableOfQuestions,
  reopened: Reopened | undefined,
  waiting: Waiting = [],
): OpenQuestions {
  if (isPassAndPlay(table)) return { open: undefined, later: [], answered: [] };
  const questions = openQuestions(table);
  const hasNewer = waitingKeys(table, waiting).some(
    key => key !== reopened?.key && !reopened?.over.includes(key),
  );
  const again = hasNewer ? undefined : reopenedOf(questions, reopened);
  const asked = askedHere(questions, table, waiting);
  const open = again ?? asked[0];
  const later = asked.filter(({ question }) => question !== open?.question);
  const answered = questions.filter(
    question =>
      question !== open?.question &&
      waitsFor(question, table, waiting) === undefined &&
      // An unsent answer has a row of its own.
      table.you.every(seat => waitingVote(waiting, seat, question.motion) === undefined),
  );
  return { open, later, answered };
}

/** Keys of the questions that this phone still has to answer. */
export const waitingKeys = (table: TableOfQuestions, waiting: Waiting = []): readonly string[] =>
  openQuestions(table)
    .filter(question => waitsFor(question, table, waiting) !== undefined)
    .map(questionKey);

function reopenedOf(
  questions: readonly Question[],
  reopened: Reopened | undefined,
): OpenQuestions['open'] {
  const question = questions.find(each => questionKey(each) === reopened?.key);
  const voter = reopened?.voters[0];
  return question !== undefined && voter !== undefined ? { question, voter } : undefined;
}

const askedHere = (
  questions: readonly Question[],
  table: TableOfQuestions,
  waiting: Waiting,
): readonly AskedHere[] =>
  questions.flatMap(question => {
    const voter = waitsFor(question, table, waiting);
    return voter === undefined ? [] : [{ question, voter }];
  });
