import { type SeatNumber, seatAt } from '../../board/players';
import { isEqual } from '../../equal';
import { ok, type Result, refused } from '../../result';
import { tell } from '../events/events';
import { type Game, isEnded, seatOf } from '../game';
import type { Time } from '../seats/seat';
import { agreeing, type Ballot, declining, withAnswer, withoutAnswer } from './ballot';
import {
  askerOf,
  type Motion,
  type Question,
  questionOn,
  seatOn,
  type Topic,
  type Vote,
  withoutQuestion,
  withQuestion,
} from './motion';
import { isCarried, isHintShown, ruleOf, type VoteRefusal } from './motionRules';

type TimedVote = Vote & { readonly seat: SeatNumber; readonly at: Time };

/** Applies or withdraws a seat's answer to a motion. The caller has checked that the device holds the seat. */
export function applyVote(game: Game, vote: TimedVote): Result<Game, VoteRefusal> {
  const settled = ruleOf(vote.motion).settled?.(game);
  // An answer after the deciding one is late but not an error.
  if (settled !== undefined) return vote.answer === 'take-back' ? refused(settled) : ok(game);
  const refusal = refusalToVote(game, vote);
  return refusal === undefined ? ok(withVote(game, vote)) : refused(refusal);
}

function refusalToVote(game: Game, { motion, answer, seat, askedAt }: TimedVote) {
  const rule = ruleOf(motion);
  const open = questionOn(game, motion);
  if (isEnded(game)) return 'game-ended';
  const refusal = rule.refusal?.(game, motion, seat);
  if (refusal !== undefined || answer !== 'agree') return refusal;
  const isOther = open !== undefined && !isEqual(open.motion, motion);
  if (isOther && !canBeReplaced(open, seat)) return 'other-question-open';
  // The question was withdrawn, and perhaps asked again since.
  if (askedAt != null && open?.askedAt !== askedAt) return 'question-closed';
  const isNew = open === undefined || isOther;
  return (
    rule.refusalToAgree?.(game, motion) ??
    (isNew && !rule.isInEffect?.(game, motion) ? rule.refusalToAsk?.(game, motion) : undefined)
  );
}

/** Whether the seat may ask something else on the same topic: it asked the question, or a seat has declined. */
const canBeReplaced = (question: Question, seat: SeatNumber): boolean =>
  askerOf(question) === seat || declining(question.ballot).length > 0;

/** Adds or withdraws an answer; returns the same game if nothing changes. */
function withVote(game: Game, vote: TimedVote): Game {
  const { motion, answer, at } = vote;
  const open = questionOn(game, motion);
  const isOpen = open !== undefined && isEqual(open.motion, motion);
  const answered = isOpen ? withBallot(game, open, ballotAfter(open, vote)) : game;
  const by = open && askerOf(open);
  const isClosed = by !== undefined && isOpen && questionOn(answered, motion) === undefined;
  if (answer !== 'agree')
    return isClosed ? tell(answered, { kind: 'withdrawn', by }, at) : answered;
  const voted = decide(isOpen ? answered : ask(game, vote), motion, at);
  return !isHintShown(game) && isHintShown(voted) ? tell(voted, { kind: 'hint' }, at) : voted;
}

/** Settles the questions that the record now decides, except those that a seat has declined. */
export const decideByRecord = (game: Game, at: Time): Game =>
  game.questions
    .filter(({ ballot }) => declining(ballot).length === 0)
    .reduce((decided, { motion }) => decide(decided, motion, at), game);

const decide = (game: Game, motion: Motion, at: Time): Game =>
  ruleOf(motion).decide?.(game, motion, at) ?? game;

function ask(game: Game, { motion, seat, at }: TimedVote): Game {
  if (ruleOf(motion).isInEffect?.(game, motion)) return game;
  return withQuestion(game, { motion, askedAt: at, ballot: [{ seat, agrees: true }] });
}

function ballotAfter(
  question: Question,
  { answer, seat }: Pick<TimedVote, 'answer' | 'seat'>,
): Ballot {
  if (answer === 'agree') return withAnswer(question.ballot, { seat, agrees: true });
  if (isOwnedBy(question, seat)) return [];
  return answer === 'take-back'
    ? withoutAnswer(question.ballot, seat)
    : withAnswer(question.ballot, { seat, agrees: false });
}

const isOwnedBy = (question: Question, seat: SeatNumber): boolean =>
  ruleOf(question.motion).isAskersOwn === true && askerOf(question) === seat;

/** The question with these answers; without agreement it is closed. */
function withBallot(game: Game, question: Question, ballot: Ballot): Game {
  if (ballot === question.ballot) return game;
  if (agreeing(ballot).length > 0) return withQuestion(game, { ...question, ballot });
  return withoutQuestion(game, question.motion);
}

/** Removes a seat's answer to a question that is not settled. */
function withoutVote(game: Game, topic: Topic, seat: SeatNumber): Game {
  const question = questionOn(game, topic);
  if (question === undefined || ruleOf(question.motion).settled?.(game) !== undefined) return game;
  return withBallot(game, question, ballotAfter(question, { answer: 'take-back', seat }));
}

/**
 * Applies the consequences of the latest change: removes the answers of empty seats and the questions that have become
 * moot, and carries the motions that enough seats agree to.
 */
export function settleVotes(changed: Game, at: Time): Game {
  const game = withoutMoot(withoutAbsent(changed));
  for (const question of game.questions) {
    const { motion, ballot } = question;
    const { carry, settled } = ruleOf(motion);
    if (carry && settled?.(game) === undefined && isCarried(game, question))
      return settleVotes(carry(game, motion, ballot, at), at);
  }
  return game;
}

function withoutMoot(game: Game): Game {
  const questions = game.questions.filter(({ motion }) => !ruleOf(motion).isMoot?.(game, motion));
  return questions.length === game.questions.length ? game : { ...game, questions };
}

/**
 * After a seat has passed to another phone, removes what ends with the former one: answers and questions by their rule,
 * and the question about that seat.
 */
export function withoutFormerPhones(before: Game, game: Game): Game {
  const passed = game.seats.flatMap(({ holder }, index) => {
    const former = before.seats[index]?.holder;
    return holder && former && holder.device !== former.device ? [seatAt(index)] : [];
  });
  return passed.reduce((rest, seat) => withoutPhone(rest, seat), game);
}

const withoutPhone = (game: Game, seat: SeatNumber): Game =>
  game.questions.reduce((rest, { motion }) => {
    const { endsWithPhone } = ruleOf(motion);
    const isOver = endsWithPhone === 'question' || seatOn(motion) === seat;
    if (isOver) return withoutQuestion(rest, motion);
    return endsWithPhone === 'answer' ? withoutVote(rest, motion, seat) : rest;
  }, game);

/** Removes the answers of empty seats. */
export const withoutAbsent = (game: Game): Game =>
  game.questions
    .flatMap(({ motion, ballot }) => ballot.map(({ seat }) => ({ motion, seat })))
    .filter(({ seat }) => seatOf(game, seat)?.holder === null)
    .reduce((rest, { motion, seat }) => withoutVote(rest, motion, seat), game);
