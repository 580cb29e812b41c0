import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ownersOf,
  playerOfSeat,
  playersOf,
  type SeatNumber,
  seatNumber,
  seatOfPlayer,
} from '../../board/players';
import { interpretRecord } from '../../play/interpretRecord';
import { isSameRing } from '../../play/turnState';
import { simulateGame } from '../../simulation/simulatedGame';
import { entryId, turnOrder } from '../../testing/arbitraries';
import { named } from '../../testing/entered';
import { allOfficialGames } from '../../testing/official';
import { ended, phone, played, seated, start } from '../../testing/playing';
import { dealAgain } from '../deal/dealAgain';
import { cluesOfSeat, type Game } from '../game';
import { applyMove, type Move } from '../moves';
import { currentOrder, interpretTable, passedOverStarter } from '../record/recordedOrder';
import { statedOrder } from './seatOrder';

const PLAYERS = fc.constantFrom(3 as const, 4 as const, 5 as const);

/** The seats clockwise, and the order in which players sit down. */
const arrival = PLAYERS.chain(players =>
  fc.record({
    players: fc.constant(players),
    ring: turnOrder(players).map(order => order.map(seatOfPlayer)),
    arrivals: turnOrder(players).map(order => order.map(seatOfPlayer)),
  }),
);

const claim = (seat: SeatNumber, leftOf?: SeatNumber): Move => ({
  kind: 'claim',
  ...phone(seat),
  ...(leftOf !== undefined && { leftOf }),
});

/** The nearest taken seat before a seat, clockwise. */
function before(
  seat: SeatNumber,
  ring: readonly SeatNumber[],
  taken: readonly SeatNumber[],
): SeatNumber | undefined {
  const from = ring.indexOf(seat);
  const others = [...ring.slice(from + 1), ...ring.slice(0, from)];
  return others.findLast(other => taken.includes(other));
}

const setOrder = (
  game: Game,
  seat: SeatNumber,
  order: readonly SeatNumber[],
  starter?: SeatNumber,
) => applyMove(game, { kind: 'order', ...phone(seat), order, ...(starter && { starter }) });

test('if players enter whose left they sit on, the stored order is the one round the table', () => {
  fc.assert(
    fc.property(arrival, ({ players, ring, arrivals }) => {
      const game = arrivals.reduce((now, seat, index) => {
        const taken = arrivals.slice(0, index);
        return played(now, claim(seat, index < 2 ? undefined : before(seat, ring, taken)));
      }, start(players));
      expect(isSameRing(game.order.map(playerOfSeat), ring.map(playerOfSeat))).toBe(true);
      expect(statedOrder(game)?.map(seatOfPlayer)).toEqual(game.order);
      const { order } = game;
      expect(played(game, { kind: 'leave', ...phone(2) }, claim(2)).order).toEqual(order);
    }),
  );
});

test('a third player who does not enter where they sit is left out until the order is set', () => {
  const three = played(start(3), claim(1), claim(2), claim(3));
  expect(three.order).toEqual([1, 2]);
  expect(statedOrder(three)).toBeUndefined();
  const changed = setOrder(three, 1, [1, 3, 2], 3);
  expect(changed).toMatchObject({
    ok: true,
    value: { order: [1, 3, 2], starter: 3 },
  });
});

test('setting the order changes no clue, and each listed seat must exist and occur once', () => {
  fc.assert(
    fc.property(arrival, fc.nat(6), ({ players, ring }, other) => {
      const game = seated(players);
      const changed = setOrder(game, 1, ring);
      if (!changed.ok) throw new Error(changed.error);
      for (const seat of ring)
        expect(cluesOfSeat(changed.value, seat)).toEqual(cluesOfSeat(game, seat));
      const exists = other >= 1 && other <= players;
      expect(setOrder(game, 1, [seatNumber(other)]).ok).toBe(exists);
      expect(setOrder(game, 1, ring, seatNumber(other || 6)).ok).toBe(exists);
      expect(setOrder(game, 1, [1, 1])).toEqual({ ok: false, error: 'bad-order' });
    }),
  );
});

/** A recorded game in the given order. */
const recorded = fc.constantFrom(...allOfficialGames).chain(deal => {
  const players = deal.clues.length as 3 | 4 | 5;
  return fc.record({ order: turnOrder(players), seed: fc.string() }).map(({ order, seed }) => {
    const owners = order.flatMap(player => ownersOf(player, players));
    const record = simulateGame(deal, seed).actions.map(action =>
      'owner' in action ? { ...action, owner: owners[action.owner] ?? 0 } : action,
    );
    return { players, order: order.map(seatOfPlayer), record: named(record) };
  });
});

test('a record is read in the stated order, and without one by seat number', () => {
  fc.assert(
    fc.property(recorded, table => {
      const { players, order, record } = table;
      expect(interpretTable(table).nextStep.kind).toBe('found');
      const unstated = { ...table, order: order.slice(1) };
      expect(interpretTable(unstated)).toEqual(
        interpretRecord(record, players, playersOf(players)),
      );
      expect(currentOrder(unstated)).toBeUndefined();
      const stated = order.map(playerOfSeat);
      expect(currentOrder(table)).toEqual(stated);
      const reversed = stated.toReversed();
      const reseated = named([...record, { type: 'reseat', order: reversed }]);
      for (const each of [table, unstated])
        expect(currentOrder({ ...each, record: reseated })).toEqual(reversed);
    }),
    { numRuns: 40 },
  );
});

test('the next game keeps the order, and once the record has an entry only the record changes it', () => {
  const ordered = setOrder(seated(3), 2, [1, 3, 2]);
  if (!ordered.ok) throw new Error(ordered.error);
  const started = played(ordered.value, { kind: 'start-record', ...phone(1) });
  const cube = { type: 'place', owner: 0, hex: 5, kind: 'cube' } as const;
  const entry: Move = { kind: 'record', id: entryId(1), action: cube, ...phone(1) };
  const recorded = played(started, entry);
  expect(setOrder(recorded, 1, [1, 2, 3])).toEqual({ ok: false, error: 'record-conflict' });
  const reseat: Move = {
    kind: 'record',
    id: entryId(2),
    action: { type: 'reseat', order: [0, 1, 2] },
    ...phone(1),
  };
  const next = dealAgain(ended(played(recorded, reseat)), 'same', 4, {
    seed: 'next',
    origin: 'f'.repeat(32),
  });
  expect(next).toMatchObject({ ok: true, value: { order: [1, 2, 3] } });
});

test('sitting down once pieces are recorded changes neither the order nor the turns', () => {
  const three = played(start(4), claim(1), claim(2), claim(3, 1), {
    kind: 'start-record',
    ...phone(1),
  });
  expect(three.order).toEqual([1, 3, 2]);
  const cube = { type: 'place', owner: 0, hex: 5, kind: 'cube' } as const;
  const entry: Move = { kind: 'record', id: entryId(1), action: cube, ...phone(1) };
  const recorded = played(three, entry);
  const left: Move = { kind: 'leave', ...phone(2) };
  for (const leftOf of [undefined, 1, 2, 3] as const) {
    expect(played(three, claim(4, leftOf)).order).toHaveLength(leftOf === undefined ? 3 : 4);
    expect(played(recorded, claim(4, leftOf)).order).toEqual([1, 3, 2]);
    expect(played(recorded, left, claim(2, leftOf)).order).toEqual([1, 3, 2]);
  }
});

test('if another player than the starter begins a record, the starter is named until the first turn', () => {
  fc.assert(
    fc.property(recorded, fc.nat(4), (table, by) => {
      const { players, order, record } = table;
      const starter = seatNumber((by % players) + 1);
      const begun = (entries: number) =>
        passedOverStarter(interpretTable({ ...table, record: record.slice(0, entries) }), starter);
      const expected = order[0] === starter ? undefined : playerOfSeat(starter);
      expect([begun(0), begun(1), begun(players)]).toEqual([undefined, expected, expected]);
      expect(begun(record.length)).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});
