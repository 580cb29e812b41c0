import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAYER_COUNTS } from '../data/terms';
import { simulateGame } from '../simulation/simulatedGame';
import { turnOrder } from '../testing/arbitraries';
import { allOfficialGames } from '../testing/official';
import type { BoardAction } from './boardActions';
import { interpretActions } from './interpretRecord';
import type { Step } from './step';
import { isSameRing, isTurnOrder, type NextStep, ringOf, type TurnOrder } from './turnState';

/** A whole game for three to five players, and another order in which the same players can sit. */
const game = fc.constantFrom(...allOfficialGames).chain(deal => {
  const players = deal.clues.length as 3 | 4 | 5;
  return fc.record({
    players: fc.constant(players),
    order: turnOrder(players),
    actions: fc.string().map(seed => simulateGame(deal, seed).actions),
  });
});

/** Replaces every player with the one at their place in `order`. With three to five players, each is one owner. */
function renamed<T extends BoardAction | Step | NextStep>(thing: T, order: TurnOrder): T {
  const rename = (who: unknown): unknown =>
    typeof who === 'number' ? (order[who] ?? who) : Array.isArray(who) ? who.map(rename) : who;
  const names: readonly string[] = ['owner', 'owners', 'player', 'asked'];
  return Object.fromEntries(
    Object.entries(thing).map(([key, value]) => [key, names.includes(key) ? rename(value) : value]),
  ) as T;
}

test('only the order matters to the rules: with all players renamed, a record means the same', () => {
  fc.assert(
    fc.property(game, ({ players, order, actions }) => {
      const bySeat = interpretActions(actions, players);
      const inOrder = interpretActions(
        actions.map(action => renamed(action, order)),
        players,
        order,
      );
      expect(inOrder.steps).toEqual(bySeat.steps.map(step => renamed(step, order)));
      expect(inOrder.nextStep).toEqual(renamed(bySeat.nextStep, order));
    }),
    { numRuns: 40 },
  );
});

test('a new order keeps the next step and determines the next turn', () => {
  fc.assert(
    fc.property(game, fc.nat(), ({ players, order, actions }, at) => {
      const before = actions.slice(0, at % actions.length);
      const now = interpretActions(before, players);
      const reseated = interpretActions([...before, { type: 'reseat', order }], players);
      expect(reseated.nextStep).toEqual(now.nextStep);
      const { nextStep } = now;
      if (nextStep.kind !== 'turn') return;
      const skipped = interpretActions(
        [...before, { type: 'reseat', order }, { type: 'skip' }],
        players,
      );
      const place = order.indexOf(nextStep.player);
      expect(skipped.player).toBe(order[(place + 1) % players]);
    }),
    { numRuns: 100 },
  );
});

test('a new order during a search skips no one, and applies from the next turn on', () => {
  fc.assert(
    fc.property(game, fc.nat(), ({ players, order, actions }, at) => {
      const states = actions.map((_, index) => actions.slice(0, index + 1));
      const searches = states.filter(
        each => interpretActions(each, players).nextStep.kind === 'answer',
      );
      const before = searches[at % searches.length];
      if (before === undefined) return;
      let entries: readonly BoardAction[] = [...before, { type: 'reseat', order }];
      let now = interpretActions(entries, players);
      while (now.nextStep.kind === 'answer') {
        const { owner, hex } = now.nextStep;
        entries = [...entries, { type: 'place', owner, hex, kind: 'disc' }];
        now = interpretActions(entries, players);
      }
      const { nextStep, board } = now;
      if (nextStep.kind !== 'found') throw new Error(`not found: ${nextStep.kind}`);
      const missing = Array.from({ length: players }, (_, owner) => owner).filter(
        owner => owner !== nextStep.player && !board.has(owner, nextStep.hex),
      );
      expect(missing).toEqual([]);
      const next = interpretActions([...entries, { type: 'skip' }], players);
      expect(next.player).toBe(order[(order.indexOf(nextStep.player) + 1) % players]);
    }),
    { numRuns: 40 },
  );
});

test('an order names every player once, and its first player does not matter', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PLAYER_COUNTS).chain(players =>
        fc.record({
          players: fc.constant(players),
          order: turnOrder(players),
          other: turnOrder(players),
          by: fc.nat(4),
        }),
      ),
      ({ players, order, other, by }) => {
        expect(isTurnOrder(order, players)).toBe(true);
        const turned = [...order.slice(by % players), ...order.slice(0, by % players)];
        expect(isSameRing(order, turned)).toBe(true);
        expect(isSameRing(order, other)).toBe(
          JSON.stringify(ringOf(order, players)) === JSON.stringify(ringOf(other, players)),
        );
        for (const wrong of [order.slice(1), [...order.slice(1), ...order.slice(-1)]])
          expect(() => ringOf(wrong, players)).toThrow(RangeError);
      },
    ),
  );
});
