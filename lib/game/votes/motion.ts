import type { Shape } from '../../shape';
import type { Game } from '../game';
import type { FindSchema, MotionSchema, QuestionSchema } from '../gameSchema';
import type { SeatNumber, Time } from '../seats/seat';
import { agreeing, type Ballot } from './ballot';

/** Motions, open questions and votes. */

/** What an open question proposes. */
export type OpenMotion = Shape<typeof MotionSchema>;

/** What a vote is about: one on the end may omit `found` to answer whatever question is open. */
export type Motion =
  | Exclude<OpenMotion, { about: 'end' }>
  | { readonly about: 'end'; readonly found?: Find | null | undefined };

export type About = Motion['about'];
export type MotionOn<A extends About> = Extract<Motion, { about: A }>;

export type Find = Shape<typeof FindSchema>;
export type Question = Shape<typeof QuestionSchema>;

export type VoteAnswer = 'agree' | 'not-now' | 'take-back';

export interface Vote {
  readonly kind: 'vote';
  readonly motion: Motion;
  /** The first seat to agree asks the question. A "not now" without an open question has no effect. */
  readonly answer: VoteAnswer;
  /** The question as the voter saw it. If omitted, the answer applies to whatever question is open. */
  readonly seen?: SeenQuestion | undefined;
}

/** Identifies the question that a voter saw, so that a late answer does not ask a new question. */
export interface SeenQuestion {
  /** Whether the question was open. */
  readonly isOpen: boolean;
  /** For `end`: the call. */
  readonly call?: EndCall | null | undefined;
  /** For `free`: when the seat last lost its holder. */
  readonly since?: Time | null | undefined;
}

/** A call to end the game: the caller's find, or null if the table gives up. */
export interface EndCall {
  readonly by: SeatNumber;
  readonly found: Find | null;
}

/** Key of a question: at most one question per slot is open. */
export const motionSlot = (motion: Motion): string =>
  motion.about === 'free' ? `free ${motion.seat}` : motion.about;

type WithQuestions = Pick<Game, 'questions'>;

/** The open question on the motion's slot, whatever it proposes. */
export const questionOn = ({ questions }: WithQuestions, motion: Motion): Question | undefined =>
  questions.find(question => motionSlot(question.motion) === motionSlot(motion));

export const ballotOn = (game: WithQuestions, motion: Motion): Ballot =>
  questionOn(game, motion)?.ballot ?? [];

/** Puts the question on its slot; clears the slot if no seat agrees any more. */
export function withQuestion<G extends WithQuestions>(game: G, question: Question): G {
  const current = questionOn(game, question.motion);
  if (agreeing(question.ballot).length === 0) return withoutQuestion(game, question.motion);
  return current === undefined
    ? { ...game, questions: [...game.questions, question] }
    : { ...game, questions: game.questions.map(each => (each === current ? question : each)) };
}

export function withoutQuestion<G extends WithQuestions>(game: G, motion: Motion): G {
  const current = questionOn(game, motion);
  return current === undefined
    ? game
    : { ...game, questions: game.questions.filter(each => each !== current) };
}

/** The open call to end the game, or the call that ended it; null if there is none. */
export function endCallOf(game: WithQuestions): EndCall | null {
  const question = questionOn(game, { about: 'end' });
  const by = question && agreeing(question.ballot)[0];
  if (question?.motion.about !== 'end' || by === undefined) return null;
  return { by, found: question.motion.found ?? null };
}

/** Whether a vote answers the open question on its slot rather than proposing something else. */
export function isSameProposal(open: Motion, voted: Motion): boolean {
  if (voted.about === 'assist' && open.about === 'assist') return open.level === voted.level;
  if (voted.about === 'deal' && open.about === 'deal') return open.players === voted.players;
  if (voted.about === 'end' && open.about === 'end')
    return voted.found === undefined || isSameFind(open.found ?? null, voted.found);
  return true;
}

export const isSameFind = (one: Find | null, other: Find | null): boolean =>
  (one === null) === (other === null) && one?.space === other?.space;
