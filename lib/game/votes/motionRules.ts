import { type RedealRefusal, refusalToRedeal } from '../deal/redeal';
import { type Game, isEnded, seatOf } from '../game';
import { vacate } from '../seats/leaving';
import { soleDevice } from '../seats/resizedSeating';
import type { SeatNumber, Time } from '../seats/seat';
import { agreeing, type Ballot, declining } from './ballot';
import { endOrMiss, isOnePhoneAlone, type MissRefusal, refusalToCall } from './misses';
import {
  type About,
  ballotOn,
  endCallOf,
  isSameFind,
  isSameProposal,
  type Motion,
  type MotionOn,
  type Question,
  questionOn,
  type Vote,
  withoutQuestion,
} from './motion';

/** The rules in which the motions differ. */

export type VoteRefusal =
  | 'hint-already-shown'
  /** The vote agrees to a proposal other than the open one. */
  | 'other-end-proposed'
  | 'other-assist-proposed'
  | 'other-deal-proposed'
  /** The question is no longer open. */
  | 'question-closed'
  | MissRefusal
  | RedealRefusal
  | 'seat-not-found'
  | 'seat-not-held'
  | 'own-seat'
  | 'two-cannot-free'
  | 'one-phone-cannot-free';

export type SeatVote = Vote & { readonly seat: SeatNumber };

interface MotionRule<M extends Motion> {
  /** How many must agree. */
  needed(game: Game): number;
  /** Why a vote can no longer be withdrawn, once the motion is carried for good; otherwise `undefined`. */
  settled(game: Game): VoteRefusal | undefined;
  /** Why the seat cannot cast this vote; `undefined` if it can. */
  refusal(game: Game, motion: M, vote: SeatVote): VoteRefusal | undefined;
  /** Applies the motion once enough seats agree. Without it, the motion is in effect while enough agree. */
  carry?(game: Game, motion: M, ballot: Ballot, at: Time): Game;
  /** Whether the open question no longer makes sense. */
  isMoot?(game: Game, motion: M): boolean;
}

/** Minimum number of agreements: no one decides alone. */
const FEWEST_TO_AGREE = 2;

/** Phones other than the seat's own that must agree to free it: no one can take over a clue alone. */
const PHONES_TO_FREE = 2;

const RULES = {
  hint: {
    // All, or with four or five players all bar one (rulebook, "Hint").
    needed: ({ players }: Pick<Game, 'players'>) => (players > 3 ? players - 1 : players),
    settled: game => (isHintShown(game) ? 'hint-already-shown' : undefined),
    refusal: () => undefined,
  },

  end: {
    // The end reveals everything, so every seated player must agree. Players who left or never came cannot vote.
    // But a single phone must not open the clues of empty seats alone: one more seat must agree.
    needed: game =>
      game.seats.filter(({ holder }) => holder !== null).length + (isOnePhoneAlone(game) ? 1 : 0),
    settled: game => (isEnded(game) ? 'game-ended' : undefined),
    // Another call may have arrived between reading and tapping.
    refusal(game, motion, { answer, seen, seat }) {
      const { found } = motion;
      const call = endCallOf(game);
      if (answer !== 'agree') return undefined;
      const isNewCall = found && !(call !== null && isSameFind(call.found, found));
      if (call === null) return isNewCall ? refusalToCall(game, found) : undefined;
      const isOpenCall =
        found !== undefined
          ? call.by === seat || isSameFind(call.found, found)
          : seen?.call
            ? call.by === seen.call.by && isSameFind(call.found, seen.call.found)
            : call.by === seat || call.found === null;
      const replaces = found !== undefined && !isOtherOpen(game, motion);
      if (!isOpenCall && !replaces) return 'other-end-proposed';
      return isNewCall ? refusalToCall(game, found) : undefined;
    },
    carry: (game, _, __, at) => endOrMiss(game, at),
  },

  assist: {
    // Every seated player must agree, both to more help and to less.
    needed: ({ seats }) =>
      Math.max(FEWEST_TO_AGREE, seats.filter(({ holder }) => holder !== null).length),
    settled: () => undefined,
    refusal: (game, motion) => (isOtherOpen(game, motion) ? 'other-assist-proposed' : undefined),
    carry: (game, motion) => ({ ...withoutQuestion(game, motion), assist: motion.level }),
  },

  deal: {
    // Before the first look no one loses anything, and a phone that holds all seats has no one else to ask. After it,
    // a redeal makes every seated player learn another clue.
    needed({ seats }) {
      const isUnseen = seats.every(({ looks }) => looks.count === 0);
      if (isUnseen || soleDevice({ seats }) !== undefined) return 1;
      return seats.filter(({ holder }) => holder !== null).length;
    },
    settled: () => undefined,
    refusal(game, motion, { answer }) {
      // The table already has that number of players: an earlier vote was carried.
      if (answer !== 'agree' || motion.players === game.players) return undefined;
      if (isOtherOpen(game, motion)) return 'other-deal-proposed';
      return refusalToRedeal(game, motion.players);
    },
    // Dealing is slow and random: `table/redeal` does it.
    isMoot: (game, { players }) => refusalToRedeal(game, players) !== undefined,
  },

  free: {
    // All the other seats, so that no subset of the table can take over a clue.
    needed: ({ players }) => players - 1,
    settled: () => undefined,
    refusal(game, motion, { seat, answer }) {
      const freed = seatOf(game, motion.seat);
      if (freed === undefined) return 'seat-not-found';
      if (game.players === 2) return 'two-cannot-free';
      if (motion.seat === seat) return 'own-seat';
      if (freed.holder === null) return 'seat-not-held';
      const agrees = answer === 'agree';
      return agrees && !canBeFreed(game, motion.seat) ? 'one-phone-cannot-free' : undefined;
    },
    // `vacate` also closes the question, since the seat may be taken and freed again.
    carry: (game, { seat }, ballot, at) =>
      vacate(game, { kind: 'freed', seat, at, by: agreeing(ballot) }),
  },
} as const satisfies { readonly [A in About]: MotionRule<MotionOn<A>> };

/** Whether another proposal is open and not declined; a declined one can be replaced. */
function isOtherOpen(game: Game, motion: Motion): boolean {
  const question = questionOn(game, motion);
  if (question === undefined || isSameProposal(question.motion, motion)) return false;
  return declining(question.ballot).length === 0;
}

export const ruleOf = (motion: Motion): MotionRule<Motion> => RULES[motion.about];

export const votesNeeded = (game: Game, motion: Motion): number => ruleOf(motion).needed(game);

export const isHintShown = (game: Pick<Game, 'players' | 'seats' | 'questions'>): boolean =>
  agreeing(ballotOn(game, { about: 'hint' })).length >= RULES.hint.needed(game);

export const isCarried = (game: Game, { motion, ballot }: Question): boolean =>
  agreeing(ballot).length >= votesNeeded(game, motion);

/**
 * Whether the others can free a seat in the current seating: not in a two-player game, and not if fewer than
 * `PHONES_TO_FREE` other phones hold all the other seats. An empty seat counts as enough, since its future holder is
 * unknown.
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
