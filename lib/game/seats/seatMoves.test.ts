import { describe, expect, test } from 'vitest';
import { type SeatNumber, seatNumber } from '../../board/players';
import type { SeatColor } from '../../data/terms';
import {
  claim,
  ended as endedOf,
  free,
  GIVE_UP,
  HINT,
  NOON,
  phone,
  played,
  seated,
  start,
  vote,
} from '../../testing/playing';
import type { Game } from '../game';
import { applyMove, type Move } from '../moves';
import { isHintShown } from '../votes/motionRules';

describe('sitting down', () => {
  test('a device claims a free seat, keeps it, and can hold several', () => {
    const game = played(start(), claim(1, 'a'), claim(2, 'a'), claim(1, 'a'));
    expect(game.seats.map(seat => seat.holder?.device)).toEqual(['a', 'a', undefined]);
    expect(game.version).toBe(3);
  });

  test('a taken seat is refused to another device', () => {
    expect(applyMove(played(start(), claim(1, 'a')), claim(1, 'b'))).toEqual({
      ok: false,
      error: 'seat-taken',
    });
  });

  test('a second claim keeps the name if it has none', () => {
    const named = played(start(), { kind: 'claim', name: 'Ana', ...phone(1) });
    expect(named.seats[0]?.holder?.name).toBe('Ana');
    expect(played(named, claim(1))).toBe(named);
  });

  test.each([0, 4, -1, 1.5])('there is no seat %d at a table of three', seat => {
    expect(applyMove(start(), claim(seatNumber(seat)))).toEqual({
      ok: false,
      error: 'seat-not-found',
    });
  });
});

describe('after the end', () => {
  const refusal = { ok: false, error: 'game-ended' };

  test('no one can sit down', () => {
    expect(applyMove(endedOf(start()), claim(1))).toEqual(refusal);
  });

  const ended = endedOf(seated());

  test.each<Move>([
    { kind: 'offer', digits: '123456', ...phone(1) },
    { kind: 'leave', ...phone(1) },
    { kind: 'edit', name: 'Ana', ...phone(1) },
    { kind: 'edit', ...phone(1) },
    { kind: 'take', digits: '123456', ...phone(2), seat: 1 },
  ])('$kind is refused', move => {
    expect(applyMove(ended, move)).toEqual(refusal);
  });

  test.each<Move>([claim(1), { kind: 'look', ...phone(1) }])('a holder can still $kind', move => {
    expect(played(ended, move)).toBe(ended);
  });
});

describe('the name and colour of a seat', () => {
  const edit = (seat: SeatNumber, change: { name?: string | null; color?: SeatColor }): Move => ({
    kind: 'edit',
    ...change,
    ...phone(seat),
  });
  const colors = (game: Game) => game.seats.map(seat => seat.color);

  test('its holder can change either of them', () => {
    const game = played(seated(), edit(1, { name: 'Ana' }), edit(1, { color: 'pink' }));
    expect(game.seats[0]).toMatchObject({ color: 'pink', holder: { name: 'Ana' } });
  });

  test('null removes the name, and an edit without a name keeps it', () => {
    const named = played(seated(), edit(1, { name: 'Ana' }));
    expect(played(named, edit(1, {}))).toBe(named);
    expect(played(named, edit(1, { color: 'pink' })).seats[0]?.holder?.name).toBe('Ana');
    expect(played(named, edit(1, { name: null })).seats[0]?.holder?.name).toBeNull();
  });

  test('a colour belongs to one seat; an empty seat gives up its own', () => {
    expect(applyMove(seated(), edit(1, { color: 'orange' }))).toEqual({
      ok: false,
      error: 'color-taken',
    });
    const swapped = played(start(), { kind: 'claim', color: 'teal', ...phone(1) });
    expect(colors(swapped)).toEqual(['teal', 'orange', 'red']);
    expect(new Set(colors(swapped)).size).toBe(3);
  });

  test('another device cannot change them', () => {
    expect(applyMove(seated(), { ...edit(1, { name: 'Eve' }), device: 'phone 2' })).toEqual({
      ok: false,
      error: 'not-your-seat',
    });
  });
});

describe('leaving and looking', () => {
  const leave: Move = { kind: 'leave', ...phone(1) };
  const look: Move = { kind: 'look', ...phone(1) };

  test('every look is counted, and the count outlasts the holder', () => {
    const game = played(seated(), look, { ...look, at: NOON + 5 } as Move, leave, claim(1, 'b'));
    expect(game.seats[0]?.looks).toEqual({ count: 2, last: NOON + 5, phones: ['phone 1'] });
    const byAnother = played(game, { ...look, device: 'b' }, { ...look, device: 'b' });
    expect(byAnother.seats[0]?.looks).toMatchObject({ count: 4, phones: ['phone 1', 'b'] });
  });

  test('leaving frees the seat, removes its pending votes and records an event', () => {
    const voted = played(seated(), vote(HINT)(1), vote(GIVE_UP)(1), vote(free(2))(1));
    const game = played(voted, leave);
    expect(game.seats[0]?.holder).toBeNull();
    expect(game.questions).toEqual([]);
    expect(game.events).toEqual([{ id: 1, kind: 'left', seat: 1, name: null, at: NOON, by: [] }]);
  });

  test('a hint that is shown stays shown', () => {
    const shown = played(seated(), ...([1, 2, 3] as const).map(vote(HINT)));
    expect(isHintShown(played(shown, leave))).toBe(true);
  });
});

describe('handing a seat over', () => {
  const offered = played(seated(), { kind: 'offer', digits: '123456', ...phone(1) });
  const take = (digits: string, after = 0, device = 'new phone'): Move => ({
    kind: 'take',
    digits,
    seat: 1,
    device,
    at: NOON + after,
  });
  const notOffered = { ok: false, error: 'not-offered' };

  test('the right digits transfer the seat to the other device, once, and record an event', () => {
    const taken = played(offered, take('123456'));
    expect(taken.seats[0]?.holder?.device).toBe('new phone');
    expect(taken.events).toEqual([
      { id: 1, kind: 'handed-over', seat: 1, name: null, at: NOON, by: [] },
    ]);
    expect(applyMove(taken, { ...take('123456'), device: 'third phone' })).toEqual({
      ok: false,
      error: 'not-offered',
    });
  });

  test('three wrong guesses use the code up for the device that made them, and for no other', () => {
    const guessed = played(offered, take('000000'), take('000001'), take('000002'));
    expect(guessed.seats[0]?.holder?.device).toBe('phone 1');
    expect(applyMove(guessed, take('123456'))).toEqual(notOffered);
    const taken = played(guessed, take('123456', 0, 'third phone'));
    expect(taken.seats[0]?.holder?.device).toBe('third phone');
    const twice = played(offered, take('000000'), take('000001'), take('123456'));
    expect(twice.seats[0]?.holder?.device).toBe('new phone');
  });

  test('thirty wrong guesses use the code up for all devices', () => {
    const guess = (n: number) => take('000000', 0, `cookie ${n}`);
    const guesses = Array.from({ length: 29 }, (_, n) => guess(n));
    const almost = played(offered, ...guesses);
    expect(applyMove(almost, take('123456')).ok).toBe(true);
    expect(applyMove(played(almost, guess(29)), take('123456'))).toEqual(notOffered);
    const renewed = played(almost, guess(29), { kind: 'offer', digits: '123456', ...phone(1) });
    expect(applyMove(renewed, take('123456')).ok).toBe(true);
  });

  test('the code is valid for five minutes, and needs an offer', () => {
    expect(applyMove(offered, take('123456', 5 * 60_000))).toEqual({
      ok: false,
      error: 'not-offered',
    });
    expect(applyMove(offered, take('123456', 5 * 60_000 - 1)).ok).toBe(true);
    expect(applyMove(seated(), take('123456'))).toEqual({ ok: false, error: 'not-offered' });
    expect(applyMove(start(), take('123456'))).toEqual({ ok: false, error: 'seat-not-held' });
  });
});
