import type { SeatNumber } from '../../board/players';
import type { Shape } from '../../shape';
import type { Game } from '../game';
import type { MotionSchema, QuestionSchema } from '../gameSchema';
import type { Time } from '../seats/seat';
import { agreeing, type Ballot } from './ballot';

/** Motions, open questions and votes. */

/** What a table can vote on: see `motionSchemas`. */
export type Motion = Shape<typeof MotionSchema>;
export type About = Motion['about'];
export type MotionOn<A extends About> = Extract<Motion, { about: A }>;

/** A claim to have found the habitat. */
export type Find = NonNullable<MotionOn<'end'>['found']>;
export type Question = Shape<typeof QuestionSchema>;

export type VoteAnswer = 'agree' | 'not-now' | 'take-back';

export interface Vote {
  readonly kind: 'vote';
  readonly motion: Motion;
  /** The first seat to agree asks the question. Other answers without an open question have no effect. */
  readonly answer: VoteAnswer;
  /**
   * When the question that the vote answers was asked, so that a late answer does not ask it again; null if the voter
   * saw none. If omitted, the vote answers whatever question is open.
   */
  readonly askedAt?: Time | null | undefined;
}

/** A motion without what it proposes. At most one question on a topic is open. */
export type Topic = TopicOf<Motion>;
type TopicOf<M> = M extends Motion ? Pick<M, Extract<keyof M, 'about' | 'seat'>> : never;

export const topicKey = (topic: Topic): string => `${topic.about} ${seatOn(topic) ?? ''}`;

/** The seat that a motion is about; `undefined` if it is about the table. */
export const seatOn = (topic: Topic): SeatNumber | undefined =>
  'seat' in topic ? topic.seat : undefined;

type WithQuestions = Pick<Game, 'questions'>;

/** The question on a topic, whatever it proposes; in a game, or in a view of it. */
export function questionOn<Q extends { readonly motion: Topic }>(
  { questions }: { readonly questions: readonly Q[] },
  topic: Topic,
): Q | undefined {
  const key = topicKey(topic);
  return questions.find(({ motion }) => topicKey(motion) === key);
}

export const ballotOn = (game: WithQuestions, topic: Topic): Ballot =>
  questionOn(game, topic)?.ballot ?? [];

/** The seat that asked a question. */
export const askerOf = ({ ballot }: Pick<Question, 'ballot'>): SeatNumber | undefined =>
  agreeing(ballot)[0];

/** Adds the question, or replaces the one on its topic. */
export function withQuestion<G extends WithQuestions>(game: G, question: Question): G {
  const current = questionOn(game, question.motion);
  return current === undefined
    ? { ...game, questions: [...game.questions, question] }
    : { ...game, questions: game.questions.map(each => (each === current ? question : each)) };
}

export function withoutQuestion<G extends WithQuestions>(game: G, topic: Topic): G {
  const current = questionOn(game, topic);
  return current === undefined
    ? game
    : { ...game, questions: game.questions.filter(each => each !== current) };
}

/** A call to end the game: the caller's find, or null if the table gives up. */
export interface EndCall {
  readonly by: SeatNumber;
  readonly found: Find | null;
}

/** The open call to end the game, or the call that ended it; null if there is none. */
export function endCallOf(game: WithQuestions): EndCall | null {
  const question = questionOn(game, { about: 'end' });
  const by = question && askerOf(question);
  if (question?.motion.about !== 'end' || by === undefined) return null;
  return { by, found: question.motion.found };
}
