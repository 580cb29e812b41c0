import { ok, type Result, refused } from '../../result';
import { type EndCall, type Game, seatOf, withSeat } from '../game';
import { vacate, withoutEndVote } from '../seats/leaving';
import type { Seat, SeatNumber, Time } from '../seats/seat';
import type { Assist } from './assist';
import { agreeing, type Ballot, declining, withAnswer, withoutAnswer } from './ballot';
import { assistVotesNeeded, canBeFreed, freeVotesNeeded, isEnded, isHintShown } from './consent';

/**
 * What a table can agree on. The hint and the end come about once and stay, as do the votes for them; to free a
 * seat empties its ballot, and the seat may be taken and freed again; so does another level of help.
 */
export type Motion = 'hint' | 'end' | { readonly free: SeatNumber } | { readonly assist: Assist };

export type Vote =
  /**
   * Agrees, or says "not now". Who agrees first asks, whose "not now" comes first says it to nobody. `to` is the call
   * that who agrees to the end has read; without it nobody is found to have found anything. `of` is any other question
   * as the voter has read it.
   */
  | {
      readonly kind: 'vote';
      readonly for: Motion;
      readonly agrees: boolean;
      readonly to?: EndCall | undefined;
      readonly of?: QuestionRef | undefined;
    }
  /** Takes its answer back. */
  | { readonly kind: 'unvote'; readonly for: Motion }
  /** Asks for the end, with what it found; who has been asked already agrees by it. */
  | { readonly kind: 'call'; readonly found: EndCall['found'] };

/** A question as somebody has read it, by which it is known: what is answered late must not ask something else. */
export interface QuestionRef {
  /** Whether somebody asked it. */
  readonly isOpen: boolean;
  /** Of a seat that may be freed: when it last lost its holder. */
  readonly since?: Time | null | undefined;
}

export type VoteRefusal =
  | 'hint-already-shown'
  /** What was agreed to is not what the table is asked. */
  | 'other-end-asked'
  /** What was agreed to is asked no more. */
  | 'question-gone'
  | 'game-ended'
  | 'seat-not-found'
  | 'seat-not-held'
  | 'own-seat'
  | 'two-cannot-free'
  | 'one-phone-cannot-free'
  | AssistRefusal;

interface Voter {
  readonly seat: SeatNumber;
  readonly at: Time;
}

/** A seat's vote, or its taking back; the device that casts it holds the seat. */
export function applyVote(game: Game, vote: Vote & Voter): Result<Game, VoteRefusal> {
  if (vote.kind === 'call') return callEnd(game, { by: vote.seat, found: vote.found });
  switch (vote.for) {
    case 'hint':
      return playHintVote(game, vote);
    case 'end':
      return playEndVote(game, vote);
  }
  if ('free' in vote.for) return playFreeVote(game, vote.for.free, vote);
  return playAssistVote(game, vote.for.assist, vote);
}

type VoteOfSeat = Exclude<Vote, { kind: 'call' }> & Voter;

function playHintVote(game: Game, vote: VoteOfSeat): Result<Game, VoteRefusal> {
  // An answer that comes after the last one needed was still meant to be one: nothing is wrong.
  if (isHintShown(game)) return vote.kind === 'vote' ? ok(game) : refused('hint-already-shown');
  if (isEnded(game)) return refused('game-ended');
  if (isGone(game.hintBallot, vote)) return refused('question-gone');
  const hintBallot = count(game.hintBallot, vote);
  return ok(hintBallot === game.hintBallot ? game : { ...game, hintBallot });
}

function playEndVote(game: Game, vote: VoteOfSeat): Result<Game, VoteRefusal> {
  if (isEnded(game)) return vote.kind === 'vote' ? ok(game) : refused('game-ended');
  const takesBack = vote.kind === 'unvote' || (!vote.agrees && game.endCall?.by === vote.seat);
  if (takesBack) {
    return ok(hasAnswered(game.endBallot, vote.seat) ? withoutEndVote(game, vote.seat) : game);
  }
  if (vote.agrees && vote.to && game.endCall === null) return refused('question-gone');
  if (vote.agrees && !isAskedFor(game.endCall, vote)) return refused('other-end-asked');
  // Who agrees to what nobody has called wants the end, found or not.
  if (vote.agrees && game.endCall === null) return callEnd(game, { by: vote.seat, found: null });
  const endBallot = count(game.endBallot, vote);
  return ok(endBallot === game.endBallot ? game : { ...game, endBallot });
}

function callEnd(game: Game, call: EndCall): Result<Game, VoteRefusal> {
  if (isEnded(game)) return ok(game);
  const endBallot = withAnswer(game.endBallot, { seat: call.by, agrees: true });
  // Who has called may name another space; the same call by somebody else agrees to it.
  const isSame = game.endCall !== null && isSameFind(game.endCall, call);
  if (isSame) return ok(endBallot === game.endBallot ? game : { ...game, endBallot });
  if (game.endCall !== null && game.endCall.by !== call.by) return refused('other-end-asked');
  // What was agreed to was another call.
  return ok({ ...game, endCall: call, endBallot: [{ seat: call.by, agrees: true }] });
}

const isSameFind = (one: EndCall, other: EndCall): boolean =>
  (one.found === null) === (other.found === null) && one.found?.space === other.found?.space;

/** Whether the table is asked what the voter agrees to: between reading and tapping another call may have come. */
function isAskedFor(
  call: EndCall | null,
  { to, seat }: Extract<VoteOfSeat, { kind: 'vote' }>,
): boolean {
  if (to !== undefined) return call?.by === to.by && isSameFind(call, to);
  return call === null || call.by === seat || call.found === null;
}

function playFreeVote(game: Game, number: SeatNumber, vote: VoteOfSeat): Result<Game, VoteRefusal> {
  const seat = seatOf(game, number);
  if (seat === undefined) return refused('seat-not-found');
  if (isEnded(game)) return refused('game-ended');
  if (game.players === 2) return refused('two-cannot-free');
  if (number === vote.seat) return refused('own-seat');
  if (seat.holder === null) return refused('seat-not-held');
  const since = game.events.findLast(event => event.seat === number)?.at ?? null;
  if (isGone(seat.freeBallot, vote, since)) return refused('question-gone');
  const isFor = vote.kind === 'vote' && vote.agrees;
  if (isFor && !canBeFreed(game, number)) return refused('one-phone-cannot-free');

  const freeBallot = count(seat.freeBallot, vote);
  if (freeBallot === seat.freeBallot) return ok(game);
  const voted: Seat = { ...seat, freeBallot };
  const by = agreeing(freeBallot);
  if (by.length < freeVotesNeeded(game)) return ok(withSeat(game, number, voted));
  return ok(vacate(game, { kind: 'freed', seat: number, at: vote.at, by }));
}

/** Whether the voter agrees to a question that has been taken back, or that was about another holder of the seat. */
function isGone(ballot: Ballot, vote: VoteOfSeat, since: Time | null = null): boolean {
  if (vote.kind === 'unvote' || !vote.agrees || vote.of === undefined) return false;
  const { of } = vote;
  const isOfOther = of.since !== undefined && of.since !== since;
  return isOfOther || (of.isOpen && agreeing(ballot).length === 0);
}

/** The ballot after one more answer, or one less; the same one where that changes nothing. */
function count(ballot: Ballot, vote: VoteOfSeat): Ballot {
  if (vote.kind === 'unvote') return withoutAnswer(ballot, vote.seat);
  // "Not now" answers a question: where it has been taken back meanwhile, there is nothing to say.
  if (!vote.agrees && agreeing(ballot).length === 0) return ballot;
  const answered = withAnswer(ballot, vote);
  return agreeing(answered).length > 0 ? answered : [];
}

const hasAnswered = (ballot: Ballot, seat: SeatNumber): boolean =>
  ballot.some(answer => answer.seat === seat);

type AssistRefusal = 'game-ended' | 'other-assist-asked';

/**
 * What a vote for a level, or its taking back, makes of the game. One refusal keeps
 * the level: the question then stands only for whoever asked it, and another may take its place.
 */
function playAssistVote(game: Game, level: Assist, vote: VoteOfSeat): Result<Game, AssistRefusal> {
  if (isEnded(game)) return refused('game-ended');
  const { assist, assistQuestion: question } = game;
  const asked = question?.asked === level ? question.ballot : undefined;
  if (asked === undefined) {
    const isOpen = question !== null && declining(question.ballot).length === 0;
    if (isOpen) return refused('other-assist-asked');
    // What all have agreed to meanwhile needs no vote.
    if (level === assist) return ok(game);
  }
  const ballot = count(asked ?? [], vote);
  if (ballot === asked) return ok(game);
  if (ballot.length > 0) return ok({ ...game, assistQuestion: { asked: level, ballot } });
  return ok(asked === undefined ? game : { ...game, assistQuestion: null });
}

/** The game on the level that everybody who sits has agreed to; the same game where they have not. */
export function settleAssist(game: Game): Game {
  const { assistQuestion: question } = game;
  if (question === null || agreeing(question.ballot).length < assistVotesNeeded(game)) return game;
  return { ...game, assist: question.asked, assistQuestion: null };
}
