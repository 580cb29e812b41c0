import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random';
import { refused } from '../../result';
import { newGame } from '../../testing/newGame';
import { ended as endedOf, NOON, start } from '../../testing/playing';
import { cluesInPlay, type Game } from '../game';
import type { Seat } from '../seats/seat';
import { fairnessView } from '../views/fairnessView';
import { tableView } from '../views/tableView';
import { deal, dealOn, randomMap } from './deal';
import { dealAgain, linkNextGame, refusalToPlayAgain } from './dealAgain';
import { formatSet } from './wishes';

const seated: Game = (() => {
  const game = newGame('KRWNQT', deal({ mode: 'advanced', players: 3 }, 'again'));
  const seats = game.seats.map((seat, index) => ({
    ...seat,
    holder: { device: `phone ${index + 1}`, name: 'Ana' },
    looks: { count: 4, last: 5, phones: ['phone 1'] },
  }));
  return { ...game, seats };
})();
const ended = endedOf(seated);
const ORIGIN = '0'.repeat(32);

describe('same map, new clues', () => {
  test('the holders stay, no looks are counted, and no set is dealt twice', () => {
    let game = ended;
    const dealt = new Set([formatSet(cluesInPlay(game))]);
    for (let round = 0; round < 3; round++) {
      const again = dealAgain(game, 'same', game.players, {
        seed: `round ${round}`,
        origin: ORIGIN,
      });
      if (!again.ok) throw new Error(again.error);
      const next = { code: 'BDGHJK', ...again.value };
      expect(next.mapCode).toBe(ended.mapCode);
      expect(next.seats.map(seat => seat.holder)).toEqual(ended.seats.map(seat => seat.holder));
      expect(next.seats.every(seat => seat.looks.count === 0)).toBe(true);
      expect([next.questions, next.version]).toEqual([[], 1]);
      expect(next).toMatchObject({ round: game.round + 1, previous: game.code, laid: true });
      expect(dealt).not.toContain(formatSet(cluesInPlay(next)));
      dealt.add(formatSet(cluesInPlay(next)));
      game = endedOf(next);
    }
  });

  test('a map is exhausted once no set is left', () => {
    let [exhausted, most] = [0, 0];
    // Maps that `deal` draws have more sets; these are arbitrary maps, as players can lay them.
    const maps = createRandom('few sets', 'maps');
    for (let tried = 0; tried < 16; tried++) {
      const dealt = dealOn(randomMap('normal', maps), 3, 'first');
      if (dealt === undefined) continue;
      let game: Game = { ...ended, ...newGame('KRWNQT', dealt, { seats: ended.seats }) };
      if (fairnessView(endedOf(game)).setsLeft > 3) continue;
      for (let round = 0; ; round++) {
        game = endedOf(game);
        const { setsLeft } = fairnessView(game);
        const again = dealAgain(game, 'same', game.players, {
          seed: `round ${round}`,
          origin: ORIGIN,
        });
        if (setsLeft === 0) {
          expect(again).toEqual({ ok: false, error: 'map-exhausted' });
          exhausted++;
          most = Math.max(most, round);
          break;
        }
        if (!again.ok) throw new Error(again.error);
        game = { code: 'BDGHJK', ...again.value };
        expect(fairnessView(game).setsLeft).toBe(setsLeft - 1);
      }
    }
    expect(exhausted).toBeGreaterThan(1);
    expect(most).toBeGreaterThan(0);
  });

  test('the seed is shown only for the first game on a map, which it reproduces', () => {
    const view = (game: Game) =>
      tableView(endedOf(game), { device: undefined, presence: new Map(), now: 0 });
    const first = { ...ended, seed: 'fox-lantern-creek' };
    expect(view(first).seed).toBe('fox-lantern-creek');
    const again = dealAgain(first, 'same', first.players, {
      seed: 'moss-candle-river',
      origin: ORIGIN,
    });
    expect(again.ok && view({ code: 'BDGHJK', ...again.value }).seed).toBeNull();
  });

  test('a new map is dealt to the same players with the same options, and is not laid yet', () => {
    const options = { onePhone: true, signals: true };
    const again = dealAgain({ ...ended, ...options }, 'new', 3, {
      seed: 'another map',
      origin: ORIGIN,
    });
    if (!again.ok) throw new Error(again.error);
    expect(again.value.mapCode).not.toBe(ended.mapCode);
    expect(again.value).toMatchObject({ earlierSets: [], laid: false, startedAt: null, round: 2 });
    expect(again.value).toMatchObject({ previous: 'KRWNQT', ...options });
    expect(again.value.seats.map(seat => seat.holder)).toEqual(ended.seats.map(s => s.holder));
  });

  test('another number of players removes or adds empty seats, and players keep theirs', () => {
    const [first, second, third] = ended.seats;
    const free = { ...start(5).seats[4], holder: null } as Seat;
    const four: Game = {
      ...endedOf(start(4)),
      seats: [first, free, second, third].map(seat => ({ ...free, ...seat })),
      order: [4, 1, 3],
    };
    const again = dealAgain(four, 'new', 3, { seed: 'for three', origin: ORIGIN });
    if (!again.ok) throw new Error(again.error);
    expect(again.value.seats.map(({ color, holder }) => [color, holder])).toEqual(
      ended.seats.map(({ color, holder }) => [color, holder]),
    );
    expect(again.value).toMatchObject({ players: 3, order: [3, 1, 2] });
    expect(again.value.clues).toHaveLength(3);
    const more = dealAgain(four, 'new', 5, { seed: 'for five', origin: ORIGIN });
    expect(more.ok && more.value.seats.map(({ holder }) => holder !== null)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(more.ok && new Set(more.value.seats.map(({ color }) => color)).size).toBe(5);
    const fewer = dealAgain(four, 'new', 2, { seed: 'for two', origin: ORIGIN });
    expect(fewer).toEqual(refused('too-few-seats'));
  });

  test('only a holder can start the next game, and only after the end', () => {
    expect(refusalToPlayAgain(ended, 'stranger')).toBe('not-your-seat');
    expect(refusalToPlayAgain(seated, 'phone 1')).toBe('game-not-ended');
    expect(refusalToPlayAgain(ended, 'phone 1')).toBeUndefined();
  });

  test('the first next game that is linked stays linked', () => {
    const linked = linkNextGame(ended, 'BDGHJK', NOON);
    expect(linked).toMatchObject({ next: 'BDGHJK', version: ended.version + 1 });
    expect(linkNextGame(linked, 'LMNPQR', NOON)).toBe(linked);
  });
});
