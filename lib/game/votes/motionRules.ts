import { playerOfSeat, type SeatNumber } from '../../board/players';
import { type RedealRefusal, refusalToRedeal } from '../deal/redeal';
import { tell } from '../events/events';
import { type Game, isEnded, seatOf } from '../game';
import { vacate } from '../seats/leaving';
import { soleDevice } from '../seats/resizedSeating';
import type { Time } from '../seats/seat';
import { agreeing, type Ballot } from './ballot';
import { endOrMiss, isOnePhoneAlone, type MissRefusal, provenSpace, refusalToCall } from './misses';
import {
  type About,
  ballotOn,
  type Motion,
  type MotionOn,
  type Question,
  type Topic,
  withoutQuestion,
} from './motion';

/** The rules in which the motions differ. A new motion needs a rule here, a schema, and messages. */

export type VoteRefusal =
  | 'game-ended'
  | 'hint-already-shown'
  /** The vote agrees to another proposal than the open one. */
  | 'other-question-open'
  /** The question is no longer open. */
  | 'question-closed'
  | MissRefusal
  | RedealRefusal
  | 'seat-not-found'
  | 'seat-not-held'
  | 'own-seat'
  | 'two-cannot-free'
  | 'one-phone-cannot-free';

interface MotionRule<M extends Motion> {
  /** How many must agree. */
  needed(game: Game): number;
  /** Why a vote can no longer be withdrawn, once the motion is carried for good; otherwise `undefined`. */
  settled?(game: Game): VoteRefusal | undefined;
  /** Why the seat cannot answer at all. */
  refusal?(game: Game, motion: M, seat: SeatNumber): VoteRefusal | undefined;
  /** Why no seat can ask, or can agree. */
  refusalToAsk?(game: Game, motion: M): VoteRefusal | undefined;
  refusalToAgree?(game: Game, motion: M): VoteRefusal | undefined;
  /** Whether the motion is already in effect: asking then changes nothing. */
  isInEffect?(game: Game, motion: M): boolean;
  /** Whether one refusal ends it: no other seat is asked. */
  readonly endsByRefusal?: true;
  /** Whether the question is closed as soon as its asker withdraws. */
  readonly isAskersOwn?: true;
  /** What is dropped when a seat passes to another phone: that seat's answer, or the question. If omitted, nothing. */
  readonly endsWithPhone?: 'answer' | 'question';
  /** Settles the open question if the record alone decides it, without further votes; else returns the same game. */
  decide?(game: Game, motion: M, at: Time): Game;
  /** Applies the motion once enough seats agree. Without it, the motion is in effect while enough agree. */
  carry?(game: Game, motion: M, ballot: Ballot, at: Time): Game;
  /** Whether the open question no longer makes sense. */
  isMoot?(game: Game, motion: M): boolean;
}

/** Minimum number of agreements: no one decides alone. */
const FEWEST_TO_AGREE = 2;

/** Phones other than the seat's own that must agree to free it: no one can take over a clue alone. */
const PHONES_TO_FREE = 2;

/** In the order in which phones show them. */
const RULES = {
  end: {
    // The end reveals everything, so every seated player must agree. Players who left or never came cannot vote.
    // But a single phone must not open the clues of empty seats alone: one more seat must agree.
    needed: game => seatedIn(game) + (isOnePhoneAlone(game) ? 1 : 0),
    settled: game => (isEnded(game) ? 'game-ended' : undefined),
    refusalToAsk: (game, { found }) => (found ? refusalToCall(game, found) : undefined),
    isAskersOwn: true,
    endsWithPhone: 'answer',
    decide: (game, { found }, at) =>
      found && found.space !== null && found.space === provenSpace(game)
        ? endOrMiss(game, at, true)
        : game,
    carry: (game, _, __, at) => endOrMiss(game, at),
  },

  hint: {
    // All, or with four or five players all bar one (rulebook, "Hint").
    needed: ({ players }: Pick<Game, 'players'>) => (players > 3 ? players - 1 : players),
    settled: game => (isHintShown(game) ? 'hint-already-shown' : undefined),
  },

  assist: {
    // Every seated player must agree, both to more help and to less.
    needed: game => Math.max(FEWEST_TO_AGREE, seatedIn(game)),
    isInEffect: (game, { level }) => game.assist === level,
    endsByRefusal: true,
    carry: (game, motion, _, at) =>
      tell(
        { ...withoutQuestion(game, motion), assist: motion.level },
        { kind: 'assist', level: motion.level },
        at,
      ),
  },

  redeal: {
    // Before the first look no one loses anything, and a phone that holds all seats has no one else to ask. After it,
    // a redeal makes every seated player learn another clue.
    needed: game => (isUnseen(game) || soleDevice(game) !== undefined ? 1 : seatedIn(game)),
    // The table already has that number of players: an earlier vote was carried.
    isInEffect: (game, { players }) => game.players === players,
    refusalToAsk: (game, { players }) => refusalToRedeal(game, players),
    // If the phone now holds all seats, it could otherwise redeal alone after others have declined.
    endsWithPhone: 'question',
    // Dealing is slow and random: `table/redeal` does it.
    isMoot: (game, { players }) => refusalToRedeal(game, players) !== undefined,
  },

  free: {
    // All the other seats, so that no subset of the table can take over a clue.
    needed: ({ players }) => players - 1,
    // Otherwise a phone that changes its seat could answer twice.
    endsWithPhone: 'answer',
    refusal(game, motion, seat) {
      const freed = seatOf(game, motion.seat);
      if (freed === undefined) return 'seat-not-found';
      if (game.players === 2) return 'two-cannot-free';
      if (motion.seat === seat) return 'own-seat';
      return freed.holder === null ? 'seat-not-held' : undefined;
    },
    refusalToAgree: (game, { seat }) =>
      canBeFreed(game, seat) ? undefined : 'one-phone-cannot-free',
    // `vacate` also closes the question, since the seat may be taken and freed again.
    carry: (game, { seat }, ballot, at) =>
      vacate(game, { kind: 'freed', seat, at, by: agreeing(ballot) }),
  },
} as const satisfies { readonly [A in About]: MotionRule<MotionOn<A>> };

const seatedIn = ({ seats }: Pick<Game, 'seats'>): number =>
  seats.filter(({ holder }) => holder !== null).length;

const isUnseen = ({ seats }: Pick<Game, 'seats'>): boolean =>
  seats.every(({ looks }) => looks.count === 0);

/** What can be voted on, most urgent first. */
export const ABOUTS = Object.keys(RULES) as readonly About[];

export const ruleOf = (motion: Motion): MotionRule<Motion> => RULES[motion.about];

export const votesNeeded = (game: Game, topic: Topic): number => RULES[topic.about].needed(game);

export const isHintShown = (game: Pick<Game, 'players' | 'seats' | 'questions'>): boolean =>
  agreeing(ballotOn(game, { about: 'hint' })).length >= RULES.hint.needed(game);

export const isCarried = (
  game: Game,
  { motion, ballot }: Pick<Question, 'motion' | 'ballot'>,
): boolean => agreeing(ballot).length >= votesNeeded(game, motion);

/**
 * Whether the others can free a seat in the current seating: not in a two-player game, and not if fewer than
 * `PHONES_TO_FREE` other phones hold all the other seats. An empty seat counts as enough, since its future holder is
 * unknown.
 */
export function canBeFreed(game: Game, number: SeatNumber): boolean {
  if (game.players === 2) return false;
  const others = game.seats.filter((_, player) => player !== playerOfSeat(number));
  if (others.some(({ holder }) => holder === null)) return true;
  const own = seatOf(game, number)?.holder?.device;
  const phones = new Set(others.map(({ holder }) => holder?.device));
  phones.delete(own);
  return phones.size >= PHONES_TO_FREE;
}
