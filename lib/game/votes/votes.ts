import { ok, type Result, refused } from '../../result';
import { type Game, isEnded, seatOf } from '../game';
import type { SeatNumber, Time } from '../seats/seat';
import { agreeing, type Ballot, withAnswer, withoutAnswer } from './ballot';
import { endOrMiss, needsNoVotes } from './misses';
import { isSameProposal, type Motion, type Question, questionOn, withQuestion } from './motion';
import { isCarried, ruleOf, type SeatVote, type VoteRefusal } from './motionRules';

type TimedVote = SeatVote & { readonly at: Time };

/** Applies or withdraws a seat's answer to a motion. The caller has checked that the device holds the seat. */
export function applyVote(game: Game, vote: TimedVote): Result<Game, VoteRefusal> {
  const { motion, answer } = vote;
  const rule = ruleOf(motion);
  const settled = rule.settled(game);
  // An answer after the deciding one is late but not an error.
  if (settled !== undefined) return answer === 'take-back' ? refused(settled) : ok(game);
  if (isEnded(game)) return refused('game-ended');
  const refusal = rule.refusal(game, motion, vote);
  if (refusal !== undefined) return refused(refusal);
  if (isStale(game, vote)) return refused('question-closed');
  return ok(withVote(game, vote));
}

/** Whether the voter agrees to a question that was withdrawn, or that concerned an earlier holder of the seat. */
function isStale(game: Game, { motion, answer, seen }: SeatVote): boolean {
  if (answer !== 'agree' || seen === undefined) return false;
  const isForEarlierHolder = seen.since !== undefined && seen.since !== lastVacatedAt(game, motion);
  return isForEarlierHolder || (seen.isOpen && questionOn(game, motion) === undefined);
}

/** When the seat to be freed last lost its holder; null for other motions. */
const lastVacatedAt = ({ events }: Game, motion: Motion): Time | null =>
  motion.about === 'free'
    ? (events.findLast(({ seat }) => seat === motion.seat)?.at ?? null)
    : null;

/** Adds or withdraws an answer; returns the same game if nothing changes. */
function withVote(game: Game, vote: TimedVote): Game {
  const current = questionOn(game, vote.motion);
  const question = answersQuestion(current, vote) ? current : undefined;
  // "Not now" has no effect if the question has been withdrawn in the meantime.
  if (question === undefined) return vote.answer === 'agree' ? openQuestion(game, vote) : game;
  const ballot = ballotAfter(question, vote);
  return ballot === question.ballot ? game : withQuestion(game, { ...question, ballot });
}

/** Whether a vote answers the open question rather than replacing it. */
const answersQuestion = (
  question: Question | undefined,
  { motion }: SeatVote,
): question is Question => question !== undefined && isSameProposal(question.motion, motion);

function openQuestion(game: Game, { motion, seat, at }: TimedVote): Game {
  // The level, or the number of players, may have been agreed on in the meantime.
  if (motion.about === 'assist' && motion.level === game.assist) return game;
  if (motion.about === 'deal' && motion.players === game.players) return game;
  const ballot = [{ seat, agrees: true }];
  // Agreement without an open call and without `found` is a call to give up.
  const proposal = motion.about === 'end' ? { ...motion, found: motion.found ?? null } : motion;
  const open = withQuestion(game, { motion: proposal, ballot });
  const isDecided =
    proposal.about === 'end' && proposal.found && needsNoVotes(open, proposal.found);
  return isDecided ? endOrMiss(open, at, true) : open;
}

function ballotAfter(question: Question, { answer, seat }: SeatVote): Ballot {
  if (answer === 'take-back') return withdrawAnswer(question, seat);
  if (answer === 'not-now' && isCaller(question, seat)) return [];
  return withAnswer(question.ballot, { seat, agrees: answer === 'agree' });
}

/** The ballot without a seat's answer. */
const withdrawAnswer = (question: Question, seat: SeatNumber): Ballot =>
  isCaller(question, seat) ? [] : withoutAnswer(question.ballot, seat);

/** Only one seat calls the end; if it withdraws, the question is closed. */
const isCaller = ({ motion, ballot }: Question, seat: SeatNumber): boolean =>
  motion.about === 'end' && agreeing(ballot)[0] === seat;

/** Removes a seat's answer to a motion that is not settled. */
export function withoutVote(game: Game, motion: Motion, seat: SeatNumber): Game {
  const question = questionOn(game, motion);
  if (question === undefined || ruleOf(motion).settled(game) !== undefined) return game;
  const ballot = withdrawAnswer(question, seat);
  return ballot === question.ballot ? game : withQuestion(game, { ...question, ballot });
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
    if (carry && settled(game) === undefined && isCarried(game, question))
      return settleVotes(carry(game, motion, ballot, at), at);
  }
  return game;
}

function withoutMoot(game: Game): Game {
  const questions = game.questions.filter(({ motion }) => !ruleOf(motion).isMoot?.(game, motion));
  return questions.length === game.questions.length ? game : { ...game, questions };
}

/** Removes the answers of empty seats. */
export const withoutAbsent = (game: Game): Game =>
  game.questions
    .flatMap(({ motion, ballot }) => ballot.map(({ seat }) => ({ motion, seat })))
    .filter(({ seat }) => seatOf(game, seat)?.holder === null)
    .reduce((rest, { motion, seat }) => withoutVote(rest, motion, seat), game);
