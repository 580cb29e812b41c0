import { type Game, isEnded, seatOf } from '../game';
import { vacate } from '../seats/leaving';
import type { SeatNumber, Time } from '../seats/seat';
import { agreeing, type Ballot, declining } from './ballot';
import { finderOf } from './finder';
import {
  type About,
  ballotOn,
  endCallOf,
  isSameFind,
  type Motion,
  type MotionOn,
  type Question,
  questionOn,
  type Vote,
  withoutQuestion,
} from './motion';

/** All that differs between the questions that a table can be asked. */

export type VoteRefusal =
  | 'hint-already-shown'
  /** What was agreed to is not what the table is asked. */
  | 'other-end-asked'
  | 'other-assist-asked'
  /** What was agreed to is asked no more. */
  | 'question-gone'
  | 'game-ended'
  | 'seat-not-found'
  | 'seat-not-held'
  | 'own-seat'
  | 'two-cannot-free'
  | 'one-phone-cannot-free';

export type VoteOfSeat = Vote & { readonly seat: SeatNumber };

interface MotionRule<M extends Motion> {
  /** Whether an answer may wait on a phone without a connection. */
  readonly waitsOffline: boolean;
  /** How many must agree. */
  needed(game: Pick<Game, 'players' | 'seats'>): number;
  /** Once it has come about for good, its votes stay: why none is taken back then. */
  settled(game: Game): VoteRefusal | undefined;
  /** Why the seat may not vote so. */
  refusal(game: Game, motion: M, vote: VoteOfSeat): VoteRefusal | undefined;
  /** What follows once enough agree. */
  carry(game: Game, motion: M, ballot: Ballot, at: Time): Game;
}

/** Nobody agrees alone: so many sit at least. */
const FEWEST_TO_AGREE = 2;

/** How many phones must agree to free a seat, its own not among them: nobody takes a clue alone. */
const PHONES_TO_FREE = 2;

const RULES = {
  hint: {
    waitsOffline: true,
    // All, or with four or five players all bar one (rulebook, "Hint").
    needed: ({ players }) => (players > 3 ? players - 1 : players),
    settled: game => (isHintShown(game) ? 'hint-already-shown' : undefined),
    refusal: () => undefined,
    // It is shown as long as its votes stand.
    carry: game => game,
  },

  end: {
    waitsOffline: true,
    // The end uncovers everything, so everybody who sits must want it. Who has left, or never came, cannot be asked; but
    // as long as one phone alone has come, and not for all, the clues of the others are not its to open: one more must agree.
    needed({ seats }) {
      const holders = seats.flatMap(({ holder }) => holder?.device ?? []);
      const isOnePhone = new Set(holders).size <= 1;
      return holders.length + (isOnePhone && holders.length < seats.length ? 1 : 0);
    },
    settled: game => (isEnded(game) ? 'game-ended' : undefined),
    // Between reading and tapping another call may have come.
    refusal(game, { found }, { answer, seen, seat }) {
      const call = endCallOf(game);
      if (answer !== 'agree' || call === null) return undefined;
      const isAsked =
        found !== undefined
          ? call.by === seat || isSameFind(call.found, found)
          : seen?.call
            ? call.by === seen.call.by && isSameFind(call.found, seen.call.found)
            : call.by === seat || call.found === null;
      return isAsked ? undefined : 'other-end-asked';
    },
    carry: (game, _, __, at) => ({ ...game, endedAt: at, finder: finderOf(game) }),
  },

  assist: {
    // It changes under the players' hands.
    waitsOffline: false,
    // Everybody who sits must agree to more help, and to less.
    needed: ({ seats }) =>
      Math.max(FEWEST_TO_AGREE, seats.filter(({ holder }) => holder !== null).length),
    settled: () => undefined,
    // One refusal keeps the level: the question then stands only for whoever asked it, and another may take its place.
    refusal(game, motion) {
      const question = questionOn(game, motion);
      const isOther = question?.motion.about === 'assist' && question.motion.level !== motion.level;
      return isOther && declining(question.ballot).length === 0 ? 'other-assist-asked' : undefined;
    },
    carry: (game, motion) => ({ ...withoutQuestion(game, motion), assist: motion.level }),
  },

  free: {
    waitsOffline: true,
    // All the other seats, so that no part of the table can take a clue.
    needed: ({ players }) => players - 1,
    settled: () => undefined,
    refusal(game, motion, { seat, answer }) {
      const freed = seatOf(game, motion.seat);
      if (freed === undefined) return 'seat-not-found';
      if (game.players === 2) return 'two-cannot-free';
      if (motion.seat === seat) return 'own-seat';
      if (freed.holder === null) return 'seat-not-held';
      const isFor = answer === 'agree';
      return isFor && !canBeFreed(game, motion.seat) ? 'one-phone-cannot-free' : undefined;
    },
    // The seat may be taken and freed again.
    carry: (game, { seat }, ballot, at) =>
      vacate(game, { kind: 'freed', seat, at, by: agreeing(ballot) }),
  },
} as const satisfies { readonly [A in About]: MotionRule<MotionOn<A>> };

/** The rules of a motion, whichever it is. */
export const ruleOf = (motion: Motion): MotionRule<Motion> => RULES[motion.about];

export const votesNeeded = (game: Game, motion: Motion): number => ruleOf(motion).needed(game);

export const canWaitOffline = (motion: Motion): boolean => ruleOf(motion).waitsOffline;

export const isHintShown = (game: Pick<Game, 'players' | 'seats' | 'questions'>): boolean =>
  agreeing(ballotOn(game, { about: 'hint' })).length >= RULES.hint.needed(game);

export const isCarried = (game: Game, { motion, ballot }: Question): boolean =>
  agreeing(ballot).length >= votesNeeded(game, motion);

/**
 * Whether the others' votes can free a seat as they sit now: not in the game for two, and not where too few
 * phones hold all the other seats. Nobody knows yet whose an empty seat will be.
 */
export function canBeFreed(game: Game, number: SeatNumber): boolean {
  if (game.players === 2) return false;
  const others = game.seats.filter((_, index) => index !== number - 1);
  if (others.some(({ holder }) => holder === null)) return true;
  const own = seatOf(game, number)?.holder?.device;
  const phones = new Set(others.map(({ holder }) => holder?.device));
  phones.delete(own);
  return phones.size >= PHONES_TO_FREE;
}
