import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameRing } from '../../play/turnState';
import { simulateGame } from '../../simulation/simulatedGame';
import { entryId, turnOrder } from '../../testing/arbitraries';
import { allOfficialGames } from '../../testing/official';
import { ended, phone, played, seated, start } from '../../testing/playing';
import { dealAgain } from '../deal/dealAgain';
import { cluesOfSeat, type Game } from '../game';
import { applyMove, type Move } from '../moves';
import { interpretTable, orderOfCubes, presentOrder } from '../record/recordedOrder';
import { statedOrder } from './seatOrder';

const PLAYERS = fc.constantFrom(3 as const, 4 as const, 5 as const);

/** How people sit, by seat clockwise, and in which order they come. */
const arrival = PLAYERS.chain(players =>
  fc.record({
    players: fc.constant(players),
    ring: turnOrder(players).map(order => order.map(player => player + 1)),
    arrivals: turnOrder(players).map(order => order.map(player => player + 1)),
  }),
);

const sits = (seat: number, leftOf?: number): Move => ({
  kind: 'claim',
  ...phone(seat),
  ...(leftOf !== undefined && { leftOf }),
});

/** Of those who sit, the one before a seat clockwise. */
function before(
  seat: number,
  ring: readonly number[],
  here: readonly number[],
): number | undefined {
  const from = ring.indexOf(seat);
  const others = [...ring.slice(from + 1), ...ring.slice(0, from)];
  return others.findLast(each => here.includes(each));
}

const says = (game: Game, seat: number, order: readonly number[], starter?: number) =>
  applyMove(game, { kind: 'order', ...phone(seat), order, ...(starter && { starter }) });

test('whoever comes says between whom they sit, and the ring is as they sit', () => {
  fc.assert(
    fc.property(arrival, ({ players, ring, arrivals }) => {
      const game = arrivals.reduce((now, seat, index) => {
        const here = arrivals.slice(0, index);
        return played(now, sits(seat, index < 2 ? undefined : before(seat, ring, here)));
      }, start(players));
      expect(isSameRing(game.order, ring)).toBe(true);
      expect(statedOrder(game)?.map(player => player + 1)).toEqual(game.order);
      const { order } = game;
      expect(played(game, { kind: 'leave', ...phone(2) }, sits(2)).order).toEqual(order);
    }),
  );
});

test('who does not say where they sit is in no order, until they say', () => {
  const three = played(start(3), sits(1), sits(2), sits(3));
  expect(three.order).toEqual([1, 2]);
  expect(statedOrder(three)).toBeUndefined();
  const said = says(three, 1, [1, 3, 2], 3);
  expect(said).toMatchObject({ ok: true, value: { order: [1, 3, 2], starter: 3, orderedBy: 1 } });
});

test('an order changes no clue, and names seats that exist, once each', () => {
  fc.assert(
    fc.property(arrival, fc.nat(6), ({ players, ring }, other) => {
      const game = seated(players);
      const said = says(game, 1, ring);
      if (!said.ok) throw new Error(said.error);
      for (const seat of ring)
        expect(cluesOfSeat(said.value, seat)).toEqual(cluesOfSeat(game, seat));
      const isThere = other >= 1 && other <= players;
      expect(says(game, 1, [other]).ok).toBe(isThere);
      expect(says(game, 1, ring, other || 6).ok).toBe(isThere);
      expect(says(game, 1, [1, 1])).toEqual({ ok: false, error: 'bad-order' });
    }),
  );
});

/** A recorded game of people who sit in `order`; `by` tells who enters. */
const recorded = fc.constantFrom(...allOfficialGames).chain(deal => {
  const players = deal.clues.length as 3 | 4 | 5;
  return fc
    .record({ order: turnOrder(players), seed: fc.string(), byOwner: fc.boolean() })
    .map(({ order, seed, byOwner }) => ({
      players,
      order,
      record: simulateGame(deal, seed).actions.map((action, index) => {
        const owner = 'owner' in action ? (order[action.owner] ?? 0) : 0;
        const by = byOwner ? owner + 1 : 1;
        return { ...action, ...('owner' in action && { owner }), id: entryId(index), by };
      }),
    }));
});

test('where nobody has said an order, the first cubes tell it', () => {
  fc.assert(
    fc.property(recorded, ({ players, order, record }) => {
      const table = { players, order: [], record };
      expect(isSameRing(orderOfCubes(table) ?? [], order)).toBe(true);
      expect(interpretTable(table).nextStep.kind).toBe('found');
      const said = { ...table, order: order.map(player => player + 1) };
      expect(interpretTable(said)).toEqual(interpretTable(table));
      const turned = order.toReversed();
      const again = [
        ...record,
        { type: 'reseat' as const, order: turned, id: entryId(999), by: 1 },
      ];
      expect(presentOrder({ ...table, record: again })).toEqual(turned);
    }),
    { numRuns: 40 },
  );
});

test('from several phones, one round of cubes tells nothing', () => {
  const record = [2, 0, 1].map(
    (owner, index) =>
      ({
        type: 'place',
        owner,
        hex: index,
        kind: 'cube',
        id: entryId(index),
        by: owner + 1,
      }) as const,
  );
  expect(orderOfCubes({ players: 3, record })).toBeUndefined();
  expect(orderOfCubes({ players: 3, record: record.map(each => ({ ...each, by: 1 })) })).toEqual([
    2, 0, 1,
  ]);
});

test('the next game keeps the order, and the record alone changes it once it has begun', () => {
  const said = says(seated(3), 2, [1, 3, 2]);
  if (!said.ok) throw new Error(said.error);
  const begun = played(said.value, { kind: 'start-record', ...phone(1) });
  const cube = { type: 'place', owner: 0, hex: 5, kind: 'cube' } as const;
  const entry: Move = { kind: 'record', id: entryId(1), action: cube, ...phone(1) };
  const moved = played(begun, entry);
  expect(says(moved, 1, [1, 2, 3])).toEqual({ ok: false, error: 'record-conflict' });
  const reseat: Move = {
    kind: 'record',
    id: entryId(2),
    action: { type: 'reseat', order: [0, 1, 2] },
    ...phone(1),
  };
  const next = dealAgain(ended(played(moved, reseat)), 'same', 4, {
    seed: 'next',
    origin: 'f'.repeat(32),
  });
  expect(next).toMatchObject({ ok: true, value: { order: [1, 2, 3], orderedBy: null } });
});
