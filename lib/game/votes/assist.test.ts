import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SeatNumber, seatAt, seatNumbersOf } from '../../board/players';
import {
  assist,
  claim,
  decline,
  ended,
  phone,
  played,
  seated,
  start,
  unvote,
  vote,
} from '../../testing/playing';
import type { Game } from '../game';
import { applyMove } from '../moves';
import { ASSISTS, DEFAULT_ASSIST } from './assist';
import { agreeing, declining } from './ballot';
import { ballotOn, questionOn } from './motion';

const more = assist('elimination');
const most = assist('joint');
const leave = (seat: SeatNumber) => ({ kind: 'leave', ...phone(seat) }) as const;

function openQuestion(game: Game): string | null {
  const question = questionOn(game, more);
  if (question?.motion.about !== 'assist') return null;
  const { motion, ballot } = question;
  return `${motion.level}: ${agreeing(ballot)} / ${declining(ballot)}`;
}

describe('a change of the assist level', () => {
  test('takes effect once all seated players agree, and no sooner', () => {
    const two = played(seated(3), vote(more)(2), vote(more)(1));
    expect([two.assist, openQuestion(two)]).toEqual([DEFAULT_ASSIST, 'elimination: 2,1 / ']);
    const all = played(two, vote(more)(3));
    expect([all.assist, openQuestion(all)]).toEqual(['elimination', null]);
  });

  test('needs no vote of players who never came or have left', () => {
    const some = played(start(4), ...([1, 2, 3] as const).map(seat => claim(seat)), vote(more)(1));
    const two = played(some, vote(more)(3));
    expect(two.assist).toBe(DEFAULT_ASSIST);
    expect(played(two, leave(2)).assist).toBe('elimination');
  });

  test('cannot be decided by a single player', () => {
    const alone = played(start(3), claim(1), vote(more)(1));
    expect([alone.assist, openQuestion(alone)]).toEqual([DEFAULT_ASSIST, 'elimination: 1 / ']);
  });

  test('cannot be replaced by another proposal until a player has declined', () => {
    const one = played(seated(3), vote(more)(1));
    const refusal = { ok: false, error: 'other-question-open' };
    expect(applyMove(one, vote(most)(2))).toEqual(refusal);
    expect(applyMove(one, vote(assist(DEFAULT_ASSIST))(2))).toEqual(refusal);
  });

  test('is blocked by one refusal, which also allows another proposal', () => {
    const refused = played(seated(3), vote(more)(1), decline(more)(2), vote(more)(3));
    expect([refused.assist, openQuestion(refused)]).toEqual([
      DEFAULT_ASSIST,
      'elimination: 1,3 / 2',
    ]);
    expect(openQuestion(played(refused, vote(most)(2)))).toBe('joint: 2 / ');
    // Proposing the current level, and refusing or withdrawing without a question, have no effect.
    for (const nothing of [vote(assist(DEFAULT_ASSIST))(2), decline(most)(2), unvote(most)(2)]) {
      expect(played(refused, nothing)).toBe(refused);
    }
    expect(played(refused, vote(more)(2)).assist).toBe('elimination');
  });

  test('is withdrawn with the last agreement', () => {
    const two = played(seated(3), vote(more)(1), vote(more)(2), unvote(more)(1));
    expect(openQuestion(two)).toBe('elimination: 2 / ');
    expect(openQuestion(played(two, unvote(more)(2)))).toBeNull();
    expect(openQuestion(played(two, leave(2)))).toBeNull();
  });

  test('cannot be proposed once the game has ended', () => {
    expect(applyMove(ended(seated(3)), vote(more)(1))).toEqual({ ok: false, error: 'game-ended' });
  });
});

test('after any moves, the level changes only if all seated players agree', () => {
  const seat = fc.constantFrom(...seatNumbersOf(3));
  const act = fc.oneof(
    fc
      .tuple(fc.constantFrom(vote, decline, unvote), fc.constantFrom(...ASSISTS), seat)
      .map(([type, level, by]) => type(assist(level))(by)),
    seat.map(leave),
    seat.map(by => claim(by)),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), acts => {
      let game = seated(3);
      for (const move of acts) {
        const after = applyMove(game, move);
        if (!after.ok) continue;
        const level = after.value.assist;
        if (level !== game.assist) {
          const voters = new Set(agreeing(ballotOn(game, more)));
          if (move.kind === 'vote' && move.answer === 'agree') voters.add(move.seat);
          const seatedNow = after.value.seats.flatMap(({ holder }, index) =>
            holder ? [seatAt(index)] : [],
          );
          expect(seatedNow.length).toBeGreaterThan(1);
          expect(seatedNow.filter(number => !voters.has(number))).toEqual([]);
        }
        game = after.value;
      }
    }),
  );
});
