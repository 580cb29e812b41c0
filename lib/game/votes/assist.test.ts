import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
import { ASSISTS, USUAL_ASSIST } from './assist';
import { agreeing, declining } from './ballot';
import { ballotOn, questionOn } from './motion';

const more = assist('elimination');
const most = assist('joint');
const leave = (seat: number) => ({ kind: 'leave', ...phone(seat) }) as const;

function asked(game: Game): string | null {
  const question = questionOn(game, more);
  if (question?.motion.about !== 'assist') return null;
  const { motion, ballot } = question;
  return `${motion.level}: ${agreeing(ballot)} / ${declining(ballot)}`;
}

describe('another level of help', () => {
  test('comes once all who sit agree, and no sooner', () => {
    const two = played(seated(3), vote(more)(2), vote(more)(1));
    expect([two.assist, asked(two)]).toEqual([USUAL_ASSIST, 'elimination: 2,1 / ']);
    const all = played(two, vote(more)(3));
    expect([all.assist, asked(all)]).toEqual(['elimination', null]);
  });

  test('needs no vote of players who never came or have left', () => {
    const some = played(start(4), ...[1, 2, 3].map(seat => claim(seat)), vote(more)(1));
    const two = played(some, vote(more)(3));
    expect(two.assist).toBe(USUAL_ASSIST);
    expect(played(two, leave(2)).assist).toBe('elimination');
  });

  test('is not for one alone', () => {
    const alone = played(start(3), claim(1), vote(more)(1));
    expect([alone.assist, asked(alone)]).toEqual([USUAL_ASSIST, 'elimination: 1 / ']);
  });

  test('is asked one at a time: while nobody has refused, another must wait', () => {
    const one = played(seated(3), vote(more)(1));
    const refused = { ok: false, error: 'other-assist-proposed' };
    expect(applyMove(one, vote(most)(2))).toEqual(refused);
    expect(applyMove(one, vote(assist(USUAL_ASSIST))(2))).toEqual(refused);
  });

  test('one refusal keeps the level, and makes room for another question', () => {
    const refused = played(seated(3), vote(more)(1), decline(more)(2), vote(more)(3));
    expect([refused.assist, asked(refused)]).toEqual([USUAL_ASSIST, 'elimination: 1,3 / 2']);
    expect(asked(played(refused, vote(most)(2)))).toBe('joint: 2 / ');
    // Proposing the current level, and refusing or withdrawing without a question, have no effect.
    for (const nothing of [vote(assist(USUAL_ASSIST))(2), decline(most)(2), unvote(most)(2)]) {
      expect(played(refused, nothing)).toBe(refused);
    }
    expect(played(refused, vote(more)(2)).assist).toBe('elimination');
  });

  test('is taken back by the last who wants it', () => {
    const two = played(seated(3), vote(more)(1), vote(more)(2), unvote(more)(1));
    expect(asked(two)).toBe('elimination: 2 / ');
    expect(asked(played(two, unvote(more)(2)))).toBeNull();
    expect(asked(played(two, leave(2)))).toBeNull();
  });

  test('cannot be asked for once the game has ended', () => {
    expect(applyMove(ended(seated(3)), vote(more)(1))).toEqual({ ok: false, error: 'game-ended' });
  });
});

test('however people vote, come and go, the level changes only where all who sit agree', () => {
  const seat = fc.integer({ min: 1, max: 3 });
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
          const sit = after.value.seats.flatMap(({ holder }, index) => (holder ? [index + 1] : []));
          expect(sit.length).toBeGreaterThan(1);
          expect(sit.filter(each => !voters.has(each))).toEqual([]);
        }
        game = after.value;
      }
    }),
  );
});
