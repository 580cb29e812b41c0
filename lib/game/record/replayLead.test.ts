import { describe, expect, test } from 'vitest';
import { named } from '../../testing/entered';
import { ended, NOON, phone, played, seated } from '../../testing/playing';
import type { Game } from '../game';
import { applyMove, type Move } from '../moves';
import { tableView } from '../views/tableView';

/** Three pieces were recorded, and the game has ended. */
const playing: Game = {
  ...seated(),
  record: named(
    [0, 1, 2].map(owner => ({ type: 'place', owner, hex: owner, kind: 'cube' }) as const),
  ).map(entry => ({ ...entry, by: 1, at: NOON })),
};
const game = ended(playing);

const lead = (seat: number, step: number | null, starts = false, id?: string): Move => ({
  kind: 'lead',
  step,
  starts,
  id,
  ...phone(seat),
});
const start = (seat: number, step: number, id?: string) => lead(seat, step, true, id);
const ledIn = (table: Game) =>
  tableView(table, { device: undefined, presence: new Map(), now: NOON }).lookBack;

describe('the lead of the replay', () => {
  test('begins, moves on and ends, and everybody sees it', () => {
    expect(ledIn(game)).toBeUndefined();
    const led = played(game, start(2, 0));
    expect(ledIn(led)).toEqual({ seat: 2, step: 0 });
    expect(ledIn(played(led, lead(2, 3)))).toEqual({ seat: 2, step: 3 });
    expect(played(led, lead(2, null))).not.toHaveProperty('lookBack');
    expect(played(led, lead(2, 0))).toBe(led);
  });

  test('passes to another seat only when that begins, and a late step or end changes nothing', () => {
    const taken = played(game, start(2, 1), start(3, 2));
    expect(ledIn(taken)).toEqual({ seat: 3, step: 2 });
    for (const late of [lead(2, 3), lead(2, null)]) expect(played(taken, late)).toBe(taken);
    expect(played(game, lead(2, 3))).toBe(game);
  });

  test('counts once, however often its beginning is sent', () => {
    const first = start(2, 1, 'ada-begins-to-lead-1');
    const taken = played(game, first, start(3, 2));
    expect(played(taken, first)).toBe(taken);
  });

  test.each([
    ['a step that the record does not have', game, start(2, 4), 'bad-step'],
    ['a game that has not ended', playing, start(2, 0), 'game-not-ended'],
    ['another device', game, { ...start(2, 0), device: 'phone 3' }, 'not-your-seat'],
    ['a device without a seat', game, { ...start(2, 0), device: 'guest' }, 'not-your-seat'],
  ] as const)('is refused for %s', (_, table, move, error) => {
    expect(applyMove(table, move)).toEqual({ ok: false, error });
  });

  test('is limited by the seat’s pace', () => {
    const steps = Array.from({ length: 80 }, (_, index) => start(2, index % 2));
    const results: string[] = [];
    steps.reduce((now, move) => {
      const next = applyMove(now, move);
      if (!next.ok) results.push(next.error);
      return next.ok ? next.value : now;
    }, game);
    expect(new Set(results)).toEqual(new Set(['too-many-moves']));
  });
});
