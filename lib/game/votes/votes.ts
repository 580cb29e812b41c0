import { ok, type Result, refused } from '../../result';
import { type Game, isEnded, seatOf } from '../game';
import type { SeatNumber, Time } from '../seats/seat';
import { agreeing, type Ballot, withAnswer, withoutAnswer } from './ballot';
import { isSameFind, type Motion, type Question, questionOn, withQuestion } from './motion';
import { isCarried, ruleOf, type VoteOfSeat, type VoteRefusal } from './motionRules';

/** A seat's answer to a motion, or its taking back; the device that casts it holds the seat. */
export function applyVote(game: Game, vote: VoteOfSeat): Result<Game, VoteRefusal> {
  const { motion, answer } = vote;
  const rule = ruleOf(motion);
  const settled = rule.settled(game);
  // An answer that comes after the last one needed was still meant to be one: nothing is wrong.
  if (settled !== undefined) return answer === 'take-back' ? refused(settled) : ok(game);
  if (isEnded(game)) return refused('game-ended');
  const refusal = rule.refusal(game, motion, vote);
  if (refusal !== undefined) return refused(refusal);
  if (isGone(game, vote)) return refused('question-gone');
  return ok(withVote(game, vote));
}

/** Whether the voter agrees to a question that has been taken back, or that was about another holder of the seat. */
function isGone(game: Game, { motion, answer, seen }: VoteOfSeat): boolean {
  if (answer !== 'agree' || seen === undefined) return false;
  const isOfOther = seen.since !== undefined && seen.since !== lastLost(game, motion);
  return isOfOther || (seen.isOpen && questionOn(game, motion) === undefined);
}

/** When the seat that the motion is about last lost its holder. */
const lastLost = ({ events }: Game, motion: Motion): Time | null =>
  motion.about === 'free'
    ? (events.findLast(({ seat }) => seat === motion.seat)?.at ?? null)
    : null;

/** The game after one more answer, or one less; the same one where that changes nothing. */
function withVote(game: Game, vote: VoteOfSeat): Game {
  const standing = questionOn(game, vote.motion);
  const question = isAnswerTo(standing, vote) ? standing : undefined;
  // "Not now" answers a question: where it has been taken back meanwhile, there is nothing to say.
  if (question === undefined) return vote.answer === 'agree' ? asked(game, vote) : game;
  const ballot = counted(question, vote);
  return ballot === question.ballot ? game : withQuestion(game, { ...question, ballot });
}

/** Whether a vote answers the question that stands, rather than putting another one in its place. */
function isAnswerTo(question: Question | undefined, { motion }: VoteOfSeat): question is Question {
  const standing = question?.motion;
  if (motion.about === 'assist' && standing?.about === 'assist')
    return standing.level === motion.level;
  if (motion.about === 'end' && standing?.about === 'end')
    return motion.found === undefined || isSameFind(standing.found ?? null, motion.found);
  return standing !== undefined;
}

function asked(game: Game, { motion, seat }: VoteOfSeat): Game {
  // What all have agreed to meanwhile needs no vote.
  if (motion.about === 'assist' && motion.level === game.assist) return game;
  const ballot = [{ seat, agrees: true }];
  // Who agrees to what nobody has called wants the end, found or not.
  const asks = motion.about === 'end' ? { ...motion, found: motion.found ?? null } : motion;
  return withQuestion(game, { motion: asks, ballot });
}

function counted(question: Question, { answer, seat }: VoteOfSeat): Ballot {
  if (answer === 'take-back') return withdrawn(question, seat);
  if (answer === 'not-now' && isCaller(question, seat)) return [];
  return withAnswer(question.ballot, { seat, agrees: answer === 'agree' });
}

/** The answers without a seat's. */
const withdrawn = (question: Question, seat: SeatNumber): Ballot =>
  isCaller(question, seat) ? [] : withoutAnswer(question.ballot, seat);

/** The end is called by one seat: without it nobody is asked any more. */
const isCaller = ({ motion, ballot }: Question, seat: SeatNumber): boolean =>
  motion.about === 'end' && agreeing(ballot)[0] === seat;

/** The game without a seat's answer to a motion that has not come about. */
export function withoutVote(game: Game, motion: Motion, seat: SeatNumber): Game {
  const question = questionOn(game, motion);
  if (question === undefined || ruleOf(motion).settled(game) !== undefined) return game;
  const ballot = withdrawn(question, seat);
  return ballot === question.ballot ? game : withQuestion(game, { ...question, ballot });
}

/**
 * The game with what has come about by its last change: answers of seats that nobody holds any more are gone, and what
 * enough agree to is carried.
 */
export function settleVotes(changed: Game, at: Time): Game {
  const game = withoutAbsent(changed);
  const carried = game.questions.find(
    question => ruleOf(question.motion).settled(game) === undefined && isCarried(game, question),
  );
  if (carried === undefined) return game;
  const { motion, ballot } = carried;
  return settleVotes(ruleOf(motion).carry(game, motion, ballot, at), at);
}

/** The game without the answers of seats that nobody holds. */
export const withoutAbsent = (game: Game): Game =>
  game.questions
    .flatMap(({ motion, ballot }) => ballot.map(({ seat }) => ({ motion, seat })))
    .filter(({ seat }) => seatOf(game, seat)?.holder === null)
    .reduce((left, { motion, seat }) => withoutVote(left, motion, seat), game);
