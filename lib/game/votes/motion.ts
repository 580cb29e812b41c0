import type { Hex } from '../../map/hexSet';
import type { Game } from '../game';
import type { SeatNumber, Time } from '../seats/seat';
import type { Assist } from './assist';
import { agreeing, type Ballot } from './ballot';

/** What a table can be asked, the questions that stand, and what a seat says to them. */

/** What a table can agree on. */
export type Motion =
  | { readonly about: 'hint' }
  /**
   * The end, with what was found: null where the table gives up. A vote leaves it out to answer whatever is asked; a
   * question that stands has it.
   */
  | { readonly about: 'end'; readonly found?: Find | null | undefined }
  /** How much the app may think for the players. */
  | { readonly about: 'assist'; readonly level: Assist }
  /** To take a seat from a holder whose phone is gone. */
  | { readonly about: 'free'; readonly seat: SeatNumber };

export type About = Motion['about'];
export type MotionOn<A extends About> = Extract<Motion, { about: A }>;

/** The habitat, as somebody has found it, on a space that they name if they like. */
export interface Find {
  readonly space: Hex | null;
}

/** What a table is asked: somebody agrees, who asked first. */
export interface Question {
  readonly motion: Motion;
  readonly ballot: Ballot;
}

export type VoteAnswer = 'agree' | 'not-now' | 'take-back';

export interface Vote {
  readonly kind: 'vote';
  readonly motion: Motion;
  /** Who agrees first asks, whose "not now" comes first says it to nobody. */
  readonly answer: VoteAnswer;
  /** The question as the voter has read it; without it, the answer is to whatever is asked. */
  readonly seen?: SeenQuestion | undefined;
}

/** By what a question is known: what is answered late must not ask something else. */
export interface SeenQuestion {
  /** Whether somebody asked it. */
  readonly isOpen: boolean;
  /** With what the end was asked for. */
  readonly call?: EndCall | null | undefined;
  /** Of a seat that may be freed: when it last lost its holder. */
  readonly since?: Time | null | undefined;
}

/** What a seat calls the game's end with: its find, or that nobody will find it. */
export interface EndCall {
  readonly by: SeatNumber;
  readonly found: Find | null;
}

/** Which question it is: two on the same slot do not stand side by side. */
export const slotOf = (motion: Motion): string =>
  motion.about === 'free' ? `free ${motion.seat}` : motion.about;

type Asked = Pick<Game, 'questions'>;

/** The question that stands on the motion's slot, whatever it asks. */
export const questionOn = ({ questions }: Asked, motion: Motion): Question | undefined =>
  questions.find(question => slotOf(question.motion) === slotOf(motion));

export const ballotOn = (game: Asked, motion: Motion): Ballot =>
  questionOn(game, motion)?.ballot ?? [];

/** The game with this question on its slot; with none there, once nobody agrees. */
export function withQuestion<G extends Asked>(game: G, question: Question): G {
  const standing = questionOn(game, question.motion);
  if (agreeing(question.ballot).length === 0) return withoutQuestion(game, question.motion);
  return standing === undefined
    ? { ...game, questions: [...game.questions, question] }
    : { ...game, questions: game.questions.map(each => (each === standing ? question : each)) };
}

export function withoutQuestion<G extends Asked>(game: G, motion: Motion): G {
  const standing = questionOn(game, motion);
  return standing === undefined
    ? game
    : { ...game, questions: game.questions.filter(each => each !== standing) };
}

/** What the end is called with, as long as it is asked for, and once it has come about. */
export function endCallOf(game: Asked): EndCall | null {
  const question = questionOn(game, { about: 'end' });
  const by = question && agreeing(question.ballot)[0];
  if (question?.motion.about !== 'end' || by === undefined) return null;
  return { by, found: question.motion.found ?? null };
}

export const isSameFind = (one: Find | null, other: Find | null): boolean =>
  (one === null) === (other === null) && one?.space === other?.space;
