import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SeatNumber, seatAt, seatNumber, seatNumbersOf } from '../../board/players';
import { refused } from '../../result';
import {
  callEnd,
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
  start,
  unvote,
  vote,
} from '../../testing/playing';
import { lastSeatEvent } from '../events/eventList';
import { type Game, habitatOf, isEnded, seatOf } from '../game';
import { applyMove, type Move } from '../moves';
import { agreeing, declining } from './ballot';
import { ballotOn, endCallOf, type Motion } from './motion';
import { isHintShown, votesNeeded } from './motionRules';

describe('the hint', () => {
  test.each([
    [3, 3],
    [4, 3],
    [5, 4],
  ] as const)('a table of %i shows it with %i votes, and not with one fewer', (count, needed) => {
    const seats = seatNumbersOf(5);
    const almost = played(seated(count), ...seats.slice(0, needed - 1).map(vote(HINT)));
    expect(isHintShown(almost)).toBe(false);
    expect(isHintShown(played(almost, vote(HINT)(needed)))).toBe(true);
  });

  test('a vote counts once, and can be taken back until the hint is shown', () => {
    const once = played(seated(), vote(HINT)(1), vote(HINT)(1));
    expect(agreeing(ballotOn(once, HINT))).toEqual([1]);
    expect(played(once, vote(HINT)(1))).toBe(once);
    expect(ballotOn(played(once, unvote(HINT)(1)), HINT)).toEqual([]);
    const shown = played(once, vote(HINT)(2), vote(HINT)(3));
    expect(applyMove(shown, unvote(HINT)(1))).toEqual({
      ok: false,
      error: 'hint-already-shown',
    });
    expect(played(shown, vote(HINT)(1))).toBe(shown);
  });
});

describe('a late answer to the question that the voter saw', () => {
  const later = NOON + 1000;
  const answerTo = (motion: Motion, askedAt: number | null) => (seat: SeatNumber) => ({
    ...vote(motion)(seat),
    askedAt,
  });

  test('does not reopen a question that was withdrawn', () => {
    const open = played(seated(4), vote(HINT)(1));
    expect(agreeing(ballotOn(played(open, answerTo(HINT, NOON)(2)), HINT))).toEqual([1, 2]);
    const withdrawn = played(open, { ...unvote(HINT)(1), at: later });
    expect(withdrawn.events).toEqual([{ kind: 'withdrawn', id: 1, by: 1, at: later }]);
    expect(applyMove(withdrawn, answerTo(HINT, NOON)(2))).toEqual(refused('question-closed'));
    expect(agreeing(ballotOn(played(withdrawn, answerTo(HINT, null)(2)), HINT))).toEqual([2]);
    expect(played(withdrawn, { ...decline(HINT)(2), askedAt: NOON })).toBe(withdrawn);
  });

  test('does not count for a question that was asked again, for example about a later holder', () => {
    const asked = played(seated(4), vote(free(3))(1));
    const again = played(asked, { kind: 'leave', ...phone(3) }, claim(3, 'phone 9'), {
      ...vote(free(3))(2),
      at: later,
    });
    expect(applyMove(again, answerTo(free(3), NOON)(4))).toEqual(refused('question-closed'));
    expect(agreeing(ballotOn(played(again, answerTo(free(3), later)(4)), free(3)))).toEqual([2, 4]);
    // Two who ask at the same time ask one question.
    expect(agreeing(ballotOn(played(again, answerTo(free(3), null)(4)), free(3)))).toEqual([2, 4]);
  });
});

test('the end needs all seated players, and is final', () => {
  const almost = played(seated(5), ...([1, 2, 3, 4] as const).map(vote(GIVE_UP)));
  expect(isEnded(almost)).toBe(false);
  expect(agreeing(ballotOn(played(almost, unvote(GIVE_UP)(2)), END))).toEqual([1, 3, 4]);
  expect(played(almost, unvote(GIVE_UP)(5))).toBe(almost);
  const ended = played(almost, vote(GIVE_UP)(5));
  expect(isEnded(ended)).toBe(true);
  expect(played(ended, vote(GIVE_UP)(1))).toBe(ended);
  for (const late of [vote(HINT), unvote(HINT), unvote(GIVE_UP), vote(free(2))]) {
    expect(applyMove(ended, late(1))).toEqual({ ok: false, error: 'game-ended' });
  }
});

describe('the end', () => {
  /** The habitat of a table, another space, and calls of its find. */
  function finds(count: 3 | 4) {
    const habitat = habitatOf(start(count));
    const call = (seat: SeatNumber, space: number | null = habitat) => callEnd(seat, { space });
    return { habitat, other: (habitat + 1) % 108, call };
  }

  test('is called by one player with their find, and the call remains after the end', () => {
    const { habitat, call } = finds(3);
    const called = played(seated(3), call(2));
    expect(endCallOf(called)).toEqual({ by: 2, found: { space: habitat } });
    expect(agreeing(ballotOn(called, END))).toEqual([2]);
    const agree = vote(find(habitat));
    const ended = played(called, agree(1), agree(3));
    expect([ended.endedAt, endCallOf(ended)]).toEqual([NOON, endCallOf(called)]);
    expect(played(ended, call(1, 7))).toBe(ended);
  });

  test('is put to a new vote if the caller names another space; the same call by another seat agrees', () => {
    const { habitat, other, call } = finds(3);
    const called = played(seated(3), call(2), vote(find(habitat))(1));
    expect(played(called, call(2))).toBe(called);
    const renamed = played(called, call(2, other));
    expect(endCallOf(renamed)?.found?.space).toBe(other);
    expect(agreeing(ballotOn(renamed, END))).toEqual([2]);
    const ended = played(called, call(3));
    expect([isEnded(ended), endCallOf(ended)?.by]).toEqual([true, 2]);
  });

  test('is no longer open once the caller withdraws it or leaves', () => {
    const { habitat, call } = finds(4);
    const called = played(seated(4), call(2), vote(find(habitat))(1), decline(find(habitat))(3));
    for (const move of [unvote(find(habitat))(2), { kind: 'leave', ...phone(2) } as const]) {
      const after = played(called, move);
      expect([endCallOf(after), ballotOn(after, END), isEnded(after)]).toEqual([null, [], false]);
    }
  });

  test('needs all seated players, at least two, and no empty seat', () => {
    const { habitat, call } = finds(4);
    const three = played(start(4), claim(1), claim(2), claim(3), call(1), vote(find(habitat))(2));
    expect(isEnded(three)).toBe(false);
    expect(isEnded(played(three, { kind: 'leave', ...phone(3) }))).toBe(true);
    const alone = played(start(4), claim(1), call(1));
    expect(isEnded(alone)).toBe(false);
    const leftAlone = played(alone, claim(2), { kind: 'leave', ...phone(2) });
    expect(isEnded(leftAlone)).toBe(false);
  });

  test('is agreed to only as the voter saw it: a "give up" or another find does not count', () => {
    const { habitat, other, call } = finds(3);
    const [lost, found] = [played(seated(3), callEnd(2)), played(seated(3), call(2))];
    const isOther = refused('other-question-open');
    // The call that the voter read was withdrawn, and another one is open.
    expect(applyMove(found, vote(GIVE_UP)(1))).toEqual(isOther);
    for (const space of [other, null])
      expect(applyMove(found, vote(find(space))(3))).toEqual(isOther);
    expect(applyMove(lost, vote(find(habitat))(1))).toEqual(isOther);
    // No question is open: a late agreement to an earlier find does not call the end.
    const late = { ...vote(find(habitat))(1), askedAt: NOON };
    expect(applyMove(played(found, unvote(find(habitat))(2)), late)).toEqual(
      refused('question-closed'),
    );
    expect(agreeing(ballotOn(played(lost, vote(GIVE_UP)(1)), END))).toEqual([2, 1]);
  });

  test('can be called with another find once a player has declined', () => {
    const { other, call } = finds(4);
    for (const [first, next] of [
      [callEnd(2), call(1)],
      [call(2), callEnd(1)],
      [call(2), call(1, other)],
    ] as const) {
      const asked = played(seated(4), first);
      expect(applyMove(asked, next)).toEqual(refused('other-question-open'));
      const replaced = played(asked, decline(first.motion)(3), next);
      expect(ballotOn(replaced, END)).toEqual([{ seat: 1, agrees: true }]);
      // A player who answers the earlier call has not read the new one.
      expect(applyMove(replaced, vote(first.motion)(4))).toEqual(refused('other-question-open'));
    }
  });

  test('takes two phones, unless one holds every seat', () => {
    const { habitat, call } = finds(4);
    const claimByFirst = (seat: SeatNumber): Move => claim(seat, 'phone 1');
    const called: Move = { ...call(1), ...phone(1) };
    const agree = (seat: SeatNumber): Move => ({ ...vote(find(habitat))(seat), device: 'phone 1' });
    const two = played(start(4), claimByFirst(1), claimByFirst(2), called, agree(2));
    expect([isEnded(two), votesNeeded(two, END)]).toEqual([false, 3]);
    // The other phone leaves, and its answer is removed.
    const left = played(start(4), claimByFirst(1), claimByFirst(2), claim(3), called, agree(2));
    expect(isEnded(played(left, { kind: 'leave', ...phone(3) }))).toBe(false);
    // The seat is handed over: its new holder has not answered.
    const handOver = (seat: SeatNumber, digits = '123456'): Move[] => [
      { kind: 'offer', digits, ...phone(seat), device: 'phone 1' },
      { kind: 'take', digits, ...phone(seat), device: 'phone 2' },
    ];
    const handed = played(two, ...handOver(2));
    expect([isEnded(handed), agreeing(ballotOn(handed, END))]).toEqual([false, [1]]);
    expect(isEnded(played(handed, vote(find(habitat))(2)))).toBe(true);
    expect(played(two, ...handOver(1))).toMatchObject({ questions: [] });
    const joined = played(two, claim(3));
    expect([isEnded(joined), votesNeeded(joined, END)]).toEqual([false, 3]);
    expect(isEnded(played(joined, vote(find(habitat))(3)))).toBe(true);
    const { habitat: inThree } = finds(3);
    const calls = [1, 2, 3].map(seat => ({
      ...callEnd(seatNumber(seat), { space: inThree }),
      device: 'phone 1',
    }));
    const all = played(start(3), claimByFirst(1), claimByFirst(2), claimByFirst(3), ...calls);
    expect(isEnded(all)).toBe(true);
  });

  test('needs the vote of a player who sits down after the call', () => {
    const { habitat, call } = finds(3);
    const asked = played(start(3), claim(1), claim(2), call(1), claim(3), vote(find(habitat))(2));
    expect(isEnded(asked)).toBe(false);
    expect(isEnded(played(asked, vote(find(habitat))(3)))).toBe(true);
  });
});

describe('not now', () => {
  test('can be changed and taken back', () => {
    const asked = played(seated(4), vote(HINT)(1), decline(HINT)(2), decline(HINT)(3));
    expect([agreeing(ballotOn(asked, HINT)), declining(ballotOn(asked, HINT))]).toEqual([
      [1],
      [2, 3],
    ]);
    expect(played(asked, decline(HINT)(2))).toBe(asked);
    const changed = played(asked, vote(HINT)(3));
    expect([agreeing(ballotOn(changed, HINT)), declining(ballotOn(changed, HINT))]).toEqual([
      [1, 3],
      [2],
    ]);
    expect(declining(ballotOn(played(changed, unvote(HINT)(2)), HINT))).toEqual([]);
    expect(isHintShown(played(changed, vote(HINT)(2)))).toBe(true);
  });

  test('has no effect without a question, and is dropped with the question', () => {
    const table = seated(4);
    for (const motion of [HINT, GIVE_UP, free(1)]) {
      expect(played(table, decline(motion)(2))).toBe(table);
    }
    const asked = played(table, vote(HINT)(1), decline(HINT)(2));
    expect(ballotOn(played(asked, unvote(HINT)(1)), HINT)).toEqual([]);
    expect(ballotOn(played(asked, decline(HINT)(1)), HINT)).toEqual([]);
    expect(ballotOn(played(asked, { kind: 'leave', ...phone(1) }), HINT)).toEqual([]);
  });
});

describe('freeing a seat', () => {
  test.each([3, 4, 5] as const)('takes all the other seats at a table of %i', count => {
    const others = seatNumbersOf(count).slice(1);
    const almost = played(seated(count), ...others.slice(1).map(vote(free(1))));
    expect(almost.seats[0]?.holder).not.toBeNull();
    const freed = played(almost, vote(free(1))(2));
    expect(freed.seats[0]?.holder).toBeNull();
    expect(ballotOn(freed, free(1))).toEqual([]);
    expect(freed.events).toMatchObject([{ kind: 'freed', seat: 1, name: null }]);
    expect(lastSeatEvent(freed.events, 1)?.by.toSorted()).toEqual(others);
  });

  test('is impossible for two players, since one vote would give away both clues of the other', () => {
    expect(applyMove(seated(2), vote(free(2))(1))).toEqual({
      ok: false,
      error: 'two-cannot-free',
    });
  });

  const onePhone = { ok: false, error: 'one-phone-cannot-free' };

  test('is impossible for one phone that holds all the other seats', () => {
    const game = played(start(4), claim(1), ...([2, 3, 4] as const).map(seat => claim(seat, 'a')));
    for (const seat of [2, 3, 4]) {
      expect(applyMove(game, { ...vote(free(1))(seatNumber(seat)), device: 'a' })).toEqual(
        onePhone,
      );
    }
  });

  test('is impossible for a single phone besides the seat’s own', () => {
    const game = played(start(), claim(1, 'a'), claim(2, 'a'), claim(3, 'b'));
    expect(applyMove(game, { ...vote(free(1))(3), device: 'b' })).toEqual(onePhone);
  });

  test('counts the phones that hold the seats at the last vote', () => {
    const voted = played(seated(), vote(free(1))(2));
    const moved = played(
      voted,
      { kind: 'offer', digits: '123456', ...phone(2) },
      { kind: 'take', digits: '123456', ...phone(3), seat: 2 },
    );
    expect(ballotOn(moved, free(1))).toEqual([]);
    expect(applyMove(moved, vote(free(1))(3))).toEqual(onePhone);
  });

  test('takes at least two other phones after any votes and hand-overs', () => {
    const seat = fc.constantFrom(...seatNumbersOf(4));
    const device = fc.constantFrom('a', 'b', 'c');
    const step = fc.record({
      what: fc.constantFrom('vote', 'vote', 'claim', 'hand on'),
      seat,
      device,
    });
    const sitting = fc.array(device, { minLength: 4, maxLength: 4 });
    let freed = 0;
    fc.assert(
      fc.property(sitting, fc.array(step), (devices, steps) => {
        let game = played(
          start(4),
          ...devices.map((device, index) => claim(seatAt(index), device)),
        );
        for (const { what, seat, device } of steps) {
          for (const move of movesFor(what, game, seat, device)) {
            const next = applyMove(game, move);
            if (!next.ok) continue;
            const own = game.seats[0]?.holder?.device;
            if (own !== undefined && next.value.seats[0]?.holder === null) {
              const phones = game.seats.map(({ holder }) => holder?.device);
              expect(new Set(phones.filter(phone => phone !== own)).size).toBeGreaterThanOrEqual(2);
              freed++;
            }
            game = next.value;
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(freed).toBeGreaterThan(0);
  });

  test('is not pushed out of the events by repeated leaving', () => {
    const others = [2, 3] as const;
    let game = played(seated(), ...others.map(vote(free(1))));
    for (let round = 0; round < 60; round++) {
      const at = NOON + round * 2000;
      game = played(game, { ...claim(1), at }, { kind: 'leave', ...phone(1), at });
    }
    expect(game.events).toHaveLength(10);
    expect(game.events[0]).toMatchObject({ kind: 'freed', seat: 1 });
    expect(game.events.at(-1)).toMatchObject({ kind: 'left', at: NOON + 59 * 2000 });
  });

  test('is refused for one’s own seat, an empty one or a missing one', () => {
    const table = played(start(), claim(1));
    const error = (motion: Motion) => applyMove(table, vote(motion)(1));
    expect(error(free(1))).toEqual({ ok: false, error: 'own-seat' });
    expect(error(free(2))).toEqual({ ok: false, error: 'seat-not-held' });
    expect(error(free(4))).toEqual({ ok: false, error: 'seat-not-found' });
  });
});

/** The moves by which a seat votes to free seat 1, or passes to the device. */
function movesFor(what: string, game: Game, seat: SeatNumber, device: string): readonly Move[] {
  const holder = seatOf(game, seat)?.holder?.device ?? device;
  const digits = '123456';
  if (what === 'vote') return [{ ...vote(free(1))(seat), device: holder }];
  if (what === 'claim') return [claim(seat, device)];
  return [
    { kind: 'offer', digits, ...phone(seat), device: holder },
    { kind: 'take', digits, ...phone(seat), device },
  ];
}
