import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SeatNumber, seatNumbersOf } from '../../board/players';
import {
  claim,
  decline,
  END,
  find,
  free,
  GIVE_UP,
  HINT,
  NOON,
  phone,
  played,
  seated,
  unvote,
  vote,
} from '../../testing/playing';
import { type Game, isEnded, seatOf } from '../game';
import { applyMove, type Move } from '../moves';
import { ballotOn, type Motion, topicKey } from './motion';

/** A seat's answer is dropped with its phone where phones must agree, not only players. */

const by = (device: string, move: Move): Move => ({ ...move, device });

/** Hands a seat from one phone to another. */
function pass(seat: SeatNumber, from: string, to: string): readonly Move[] {
  const digits = '123456';
  return [
    { kind: 'offer', digits, seat, device: from, at: NOON },
    { kind: 'take', digits, seat, device: to, at: NOON },
  ];
}

const held = (game: Game, seat: SeatNumber): boolean => seatOf(game, seat)?.holder !== null;

test.each([
  ['to free a seat', free(4), (game: Game) => !held(game, 4)],
  ['to give up', GIVE_UP, isEnded],
  ['to end by a find', find(null), isEnded],
] as const)('a phone that changes its seat does not answer twice %s', (_, motion, isCarried) => {
  const moved = played(
    seated(4),
    vote(motion)(1),
    ...pass(1, 'phone 1', 'phone 5'),
    ...pass(2, 'phone 2', 'phone 1'),
    by('phone 1', vote(motion)(2)),
    vote(motion)(3),
    ...(motion.about === 'end' ? [vote(motion)(4)] : []),
  );
  expect(isCarried(moved)).toBe(false);
  expect(isCarried(played(moved, by('phone 5', vote(motion)(1))))).toBe(true);
});

test('when a seat changes phones, its refusal to free another is dropped, and its vote for the hint stays', () => {
  const asked = played(seated(4), vote(free(4))(1), decline(free(4))(2), vote(HINT)(2));
  const passed = played(asked, ...pass(2, 'phone 2', 'phone 5'));
  expect(ballotOn(passed, free(4))).toEqual([{ seat: 1, agrees: true }]);
  expect(ballotOn(passed, HINT)).toEqual([{ seat: 2, agrees: true }]);
});

test('after any moves, each answer about the end or a free seat is from the phone that holds the seat', () => {
  const motion = fc.constantFrom<Motion>(GIVE_UP, find(7), free(1), free(2));
  const seat = fc.constantFrom(...seatNumbersOf(4));
  const device = fc.constantFrom('phone 1', 'phone 2', 'phone 3', 'phone 4', 'phone 5');
  const what = fc.constantFrom('agree', 'agree', 'decline', 'take back', 'claim', 'leave', 'pass');
  let passedWithAnswer = 0;
  fc.assert(
    fc.property(fc.array(fc.record({ what, seat, device, motion })), steps => {
      let game = seated(4);
      /** The phone that answered last, by motion and seat. */
      const answered = new Map<string, string>();
      for (const step of steps) {
        const holder = seatOf(game, step.seat)?.holder?.device ?? step.device;
        for (const move of movesFor(step, holder)) {
          const next = applyMove(game, move);
          if (!next.ok) continue;
          if (move.kind === 'vote')
            answered.set(`${topicKey(move.motion)}, ${move.seat}`, move.device);
          if (move.kind === 'take' && next.value !== game)
            passedWithAnswer += countAnswers(game, move.seat);
          game = next.value;
          if (isEnded(game)) return;
          for (const topic of [END, free(1), free(2)])
            for (const { seat } of ballotOn(game, topic))
              expect(answered.get(`${topicKey(topic)}, ${seat}`)).toBe(
                seatOf(game, seat)?.holder?.device,
              );
        }
      }
    }),
    { numRuns: 300 },
  );
  expect(passedWithAnswer).toBeGreaterThan(0);
});

interface Step {
  readonly what: string;
  readonly seat: SeatNumber;
  readonly device: string;
  readonly motion: Motion;
}

function movesFor({ what, seat, device, motion }: Step, holder: string): readonly Move[] {
  switch (what) {
    case 'agree':
      return [by(holder, vote(motion)(seat))];
    case 'decline':
      return [by(holder, decline(motion)(seat))];
    case 'take back':
      return [by(holder, unvote(motion)(seat))];
    case 'claim':
      return [claim(seat, device)];
    case 'leave':
      return [by(holder, { kind: 'leave', ...phone(seat) })];
    default:
      return pass(seat, holder, device);
  }
}

const countAnswers = (game: Game, seat: SeatNumber): number =>
  game.questions.flatMap(({ ballot }) => ballot).filter(answer => answer.seat === seat).length;
