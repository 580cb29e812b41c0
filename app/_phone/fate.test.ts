import { describe, expect, test } from 'vitest';
import type { EndingCall } from '@/app/_state/tableClient';
import { playingView } from '@/app/_state/testing/playingView';
import { type Cast, matterOfCast, standingOf, type WaitingVote } from '@/app/_state/waiting';
import type { Game } from '@/lib/game/game';
import type { Move } from '@/lib/game/moves';
import { parseHex } from '@/lib/map/grid';
import { claim, ended, notNow, phone, played, seated, unvote, vote } from '@/lib/testing/playing';
import { fateOf } from './fate';

const ME = 'phone 1';

/** What becomes of what seat 1 has said when the table stood one way, now that it stands another. */
function fate(cast: Cast, then: Game, now: Game) {
  const question = standingOf(playingView(then, ME), matterOfCast(cast));
  const waiting: WaitingVote = { does: 'vote', id: 1, seat: 1, cast, question };
  return fateOf(waiting, playingView(now, ME));
}

const call = (seat: number, space: number | null = null): Move => ({
  kind: 'call',
  found: { space },
  ...phone(seat),
});

const quiet = seated(4);
const leave = (seat: number): Move => ({ kind: 'leave', ...phone(seat) });
const hint = (answer: 'agree' | 'not-now' | 'take-back'): Cast => ({ matter: 'hint', answer });
const end = (answer: 'agree' | 'not-now'): Cast => ({ matter: 'end', answer });

describe('a hint', () => {
  const asked = played(quiet, vote('hint')(2));

  test('is asked for, by whoever was first', () => {
    expect(fate(hint('agree'), quiet, quiet)).toBe('tell');
    expect(fate(hint('agree'), quiet, asked)).toBe('tell');
    expect(fate(hint('agree'), asked, asked)).toBe('tell');
  });

  test('that nobody wants any more is not asked for anew', () => {
    const gone = played(asked, unvote('hint')(2));
    expect(fate(hint('agree'), asked, gone)).toBe('question-gone');
    expect(fate(hint('not-now'), asked, gone)).toBe('done');
  });

  test('that is there was wanted by whoever agrees, and comes too late for a no', () => {
    const shown = played(asked, vote('hint')(3), vote('hint')(4));
    // A view of a game in play names no hint here: what counts is that there is one.
    const view = { ...playingView(shown, ME) };
    const shownView = { ...view, hint: { ...view.hint, shown: [{ id: 'x' as never, text: 'x' }] } };
    const waiting = (cast: Cast): WaitingVote => ({
      does: 'vote',
      id: 1,
      seat: 1,
      cast,
      question: standingOf(playingView(asked, ME), 'hint'),
    });
    expect(fateOf(waiting(hint('agree')), shownView)).toBe('done');
    expect(fateOf(waiting(hint('not-now')), shownView)).toBe('hint-already-shown');
  });
});

describe('an answer that has arrived already', () => {
  test.each([
    ['agrees', hint('agree'), [vote('hint')(2), vote('hint')(1)]],
    ['says not now', hint('not-now'), [vote('hint')(2), notNow('hint')(1)]],
    ['was taken back', hint('take-back'), [vote('hint')(2)]],
    ['frees a seat', { matter: { free: 4 }, answer: 'agree' }, [vote({ free: 4 })(1)]],
    ['calls the end', { call: { found: true } }, [call(1)]],
  ] as const)('is not told again: it %s', (_, cast, moves) => {
    expect(fate(cast, quiet, played(quiet, ...moves))).toBe('done');
  });

  test('nor where the seat has been freed by it', () => {
    const cast: Cast = { matter: { free: 4 }, answer: 'agree' };
    const asked = played(quiet, vote({ free: 4 })(2), vote({ free: 4 })(3));
    expect(fate(cast, asked, played(asked, vote({ free: 4 })(1)))).toBe('done');
  });
});

describe('the end', () => {
  const E2 = parseHex('E2') ?? 0;
  const found: EndingCall = { found: true, space: { row: 2, col: 5 } };

  test('is called where nobody has called it, or only oneself', () => {
    expect(fate({ call: found }, quiet, quiet)).toBe('tell');
    expect(fate({ call: found }, quiet, played(quiet, call(1)))).toBe('tell');
    expect(fate({ call: found }, quiet, played(quiet, call(1, E2)))).toBe('done');
  });

  test('is not agreed to by a call of something else', () => {
    expect(fate({ call: found }, quiet, played(quiet, call(2)))).toBe('other-end-asked');
  });

  test('is agreed to as it was called, and not as it was changed', () => {
    const asked = played(quiet, call(2, E2));
    expect(fate(end('agree'), asked, asked)).toBe('tell');
    expect(fate(end('agree'), asked, played(asked, call(2, E2 + 1)))).toBe('question-gone');
    expect(fate(end('agree'), asked, played(asked, unvote('end')(2)))).toBe('question-gone');
    expect(fate(end('not-now'), asked, asked)).toBe('tell');
    expect(fate(end('not-now'), asked, played(asked, call(2, E2 + 1)))).toBe('done');
  });
});

test('whoever has taken the seat meanwhile is not asked to leave it', () => {
  const cast: Cast = { matter: { free: 4 }, answer: 'agree' };
  const again = played(quiet, leave(4), claim(4, 'another phone'));
  expect(fate(cast, quiet, again)).toBe('question-gone');
  expect(fate(cast, played(quiet, vote({ free: 4 })(2)), again)).toBe('question-gone');
});

test('after the end, and without the seat, nothing counts', () => {
  expect(fate(hint('agree'), quiet, ended(quiet))).toBe('game-ended');
  expect(fate(hint('take-back'), quiet, ended(played(quiet, vote('hint')(1))))).toBe('done');
  expect(fate(hint('agree'), quiet, played(quiet, leave(1)))).toBe('not-your-seat');
});
