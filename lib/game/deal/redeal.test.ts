import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerOfSeat, seatAt, seatOfPlayer } from '../../board/players';
import { clueHexes } from '../../clues/clueHexes';
import { PLAYER_COUNTS, type PlayerCount } from '../../data/terms';
import { intersection } from '../../map/hexSet';
import { ok, refused } from '../../result';
import { formatDocument, readDocument } from '../../store/document';
import { players as anyPlayers, turnOrder } from '../../testing/arbitraries';
import {
  claim,
  decline,
  HINT,
  NOON,
  phone,
  played,
  seated,
  start,
  vote,
} from '../../testing/playing';
import { newestId } from '../events/eventList';
import {
  cluesInPlay,
  cluesOfSeat,
  colorsOfSeat,
  type Game,
  habitatOf,
  mapOf,
  seatOf,
} from '../game';
import { applyMove, type Move } from '../moves';
import { takenSeats } from '../seats/resizedSeating';
import { seatView, tableView } from '../views/tableView';
import type { Motion } from '../votes/motion';
import { votesNeeded } from '../votes/motionRules';
import { applyRedeal, drawRedeal, refusalToRedeal } from './redeal';

import { formatSet } from './wishes';

/** Caches deals: dealing is slow, and all tables of the same size start with the same deal. */
const drawn = new Map<string, ReturnType<typeof drawRedeal>>();
function newDeal(game: Game, players: PlayerCount) {
  const key = `${game.mapCode} ${game.clues} ${players}`;
  const deal = drawn.get(key) ?? drawRedeal(game, players, 'another deal');
  drawn.set(key, deal);
  return deal;
}
const redealt = (game: Game, players: PlayerCount) =>
  applyRedeal(game, newDeal(game, players), NOON);

const deviceOf = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });

/** Tables with some taken seats, looks, notes, votes and a partial order; sometimes with one shared phone. */
const anyTable = anyPlayers.chain(count =>
  fc
    .record({
      devices: fc.array(deviceOf, { minLength: count, maxLength: count }),
      looks: fc.array(fc.nat({ max: 2 }), { minLength: count, maxLength: count }),
      order: turnOrder(count).chain(order => fc.subarray([...order])),
      isOnePhone: fc.boolean(),
      names: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
    })
    .map(({ devices, looks, order, isOnePhone, names }) => {
      const shared = isOnePhone ? 1 : undefined;
      const moves = devices.flatMap((own, index): Move[] => {
        const device = shared ?? own;
        if (device === null) return [];
        const by = { seat: seatAt(index), device: `phone ${device}`, at: NOON };
        const name = names[index] ? `Ana ${index}` : null;
        const count = looks[index] ?? 0;
        const look = (number: number): Move => ({
          ...by,
          kind: 'look',
          id: `look-${number}-of-them-all`,
        });
        return [
          { ...by, kind: 'claim', name },
          { ...by, kind: 'save-notebook', text: 'a note' },
          { ...by, kind: 'offer', digits: '123456' },
          { ...by, kind: 'vote', motion: HINT, answer: 'agree' },
          ...Array.from({ length: count }, (_, number) => look(number)),
        ];
      });
      const table = {
        ...start(count),
        onePhone: isOnePhone,
        order: order.map(seatOfPlayer),
      };
      return played(table, ...moves);
    }),
);

const viewOf = (game: Game, device: string) =>
  tableView(game, { device, presence: new Map(), now: NOON });
const PHONES = [1, 2, 3, 4, 5].map(number => `phone ${number}`);
const seatsOf = (game: Game, device: string) =>
  game.seats.flatMap((_, index) => seatView(game, seatAt(index), device) ?? []);

describe('a redealt table', () => {
  test('is a new, fair game for the same players', () => {
    fc.assert(
      fc.property(anyTable, anyPlayers, (table, count) => {
        const dealt = redealt(table, count);
        const taken = takenSeats(table);
        if (taken.length > count) {
          expect(dealt).toEqual(refused('too-few-seats'));
          return;
        }
        if (!dealt.ok) throw new Error(dealt.error);
        const game = dealt.value;

        // No looks, notes, votes or hand-over codes remain.
        expect(game).toMatchObject({
          players: count,
          dealNumber: table.dealNumber + 1,
          startedAt: null,
        });
        expect([game.questions, game.record]).toEqual([[], null]);
        const id = newestId(table.events) + 1;
        expect(game.events).toEqual([{ kind: 'redealt', players: count, id, at: NOON }]);
        for (const { looks, handOver, notebook } of game.seats)
          expect([looks.count, looks.phones, handOver, notebook]).toEqual([0, [], null, null]);

        // Players keep phone, name and colour, in the same order.
        const playersOf = ({ seats, onePhone }: Game) =>
          takenSeats({ seats, onePhone })
            .map(seat => seats[playerOfSeat(seat)])
            .map(seat => [seat?.holder, seat?.color]);
        expect(playersOf(game)).toEqual(playersOf(table));
        if (table.onePhone)
          expect(game.seats.every(({ holder }) => holder?.device === 'phone 1')).toBe(true);
        const colors = game.seats.flatMap((_, index) => colorsOfSeat(game, seatAt(index)));
        expect(new Set(colors).size).toBe(colors.length);

        // The order stays, without the removed seats.
        const colorsIn = ({ order, seats }: Game) =>
          order.map(seat => seats[playerOfSeat(seat)]?.color);
        const present = game.seats.map(({ color }) => color);
        const staying = taken.map(seat => seatOf(table, seat)?.color);
        expect(colorsIn(game).filter(color => staying.includes(color as never))).toEqual(
          colorsIn(table).filter(color => staying.includes(color as never)),
        );
        expect(colorsIn(game).every(color => present.includes(color as never))).toBe(true);

        // It is fair: one habitat, and each clue is needed for it.
        const hexes = cluesInPlay(game).map(clue => clueHexes(clue, mapOf(game)));
        expect(intersection(hexes).single).toBe(habitatOf(game));
        for (const [index] of hexes.entries())
          expect(intersection(hexes.toSpliced(index, 1)).size).toBeGreaterThan(1);
        expect(readDocument(formatDocument(game))).toEqual(ok(game));
      }),
      { numRuns: 150 },
    );
  });

  test('shows no old clue to any phone, and each new one only to the phone that holds its seat', () => {
    fc.assert(
      fc.property(anyTable, anyPlayers, (table, count) => {
        const dealt = redealt(table, count);
        if (!dealt.ok) return;
        const game = dealt.value;
        for (const device of PHONES) {
          const shown = seatsOf(game, device);
          expect(shown.map(({ dealNumber }) => dealNumber)).toEqual(
            shown.map(() => table.dealNumber + 1),
          );
          const own = shown.flatMap(({ clues }) => clues.map(({ id }) => id));
          const held = viewOf(game, device).you.flatMap(seat => cluesOfSeat(game, seat));
          expect(own).toHaveLength(held.length);
          const text = JSON.stringify([viewOf(game, device), shown]);
          for (const id of new Set([...table.clues, ...game.clues]))
            expect(text.includes(`"${id}"`)).toBe(own.includes(id));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('gets no set twice, and stays on its map while it has one left', () => {
    let table = seated(3);
    const sets = [formatSet(cluesInPlay(table))];
    for (const count of [4, 3, 4, 2, 3] as const) {
      const free = {
        ...table,
        seats: table.seats.map(seat => ({ ...seat, holder: null })),
        laid: true,
      };
      const dealt = applyRedeal(free, drawRedeal(free, count, `deal ${table.dealNumber}`), NOON);
      if (!dealt.ok) throw new Error(dealt.error);
      expect(dealt.value.laid).toBe(dealt.value.mapCode === table.mapCode);
      expect(dealt.value.earlierSets.every(set => sets.includes(set))).toBe(true);
      table = dealt.value;
      expect(sets).not.toContain(formatSet(cluesInPlay(table)));
      sets.push(formatSet(cluesInPlay(table)));
    }
  });

  test('remembers the changes of its seats, and refuses moves for an earlier deal', () => {
    const before = played(seated(3), { ...phone(1), kind: 'look', id: 'the-look-of-seat-one' });
    const dealt = redealt(before, 4);
    if (!dealt.ok) throw new Error(dealt.error);
    const game = dealt.value;
    const look: Move = { ...phone(1), kind: 'look', id: 'the-look-of-seat-one' };
    expect(applyMove(game, look)).toEqual(refused('change-id-used'));
    const late: Move[] = [
      { ...look, id: 'another-look-of-one', dealNumber: 1 },
      { ...vote(HINT)(1), dealNumber: 1 },
      { ...phone(1), kind: 'save-notebook', text: 'an old note', dealNumber: 1 },
      { ...phone(1), kind: 'start-record', dealNumber: 1 },
      { ...phone(1), kind: 'look', seat: 5, dealNumber: 1 },
    ];
    for (const move of late) expect(applyMove(game, move)).toEqual(refused('redealt'));
    for (const move of late.slice(0, 4))
      expect(applyMove(game, { ...move, dealNumber: 2 }).ok).toBe(true);
    const lateClaim = { ...claim(4, 'a late phone'), dealNumber: 1 };
    expect(applyMove(game, lateClaim)).toEqual(refused('redealt'));
    expect(applyMove(game, { ...lateClaim, dealNumber: 2 }).ok).toBe(true);
    // A device without a seat gets the usual refusal.
    expect(applyMove(game, { ...look, device: 'stranger', dealNumber: 1 })).toEqual(
      refused('not-your-seat'),
    );
  });
});

const MOTIONS = new Map<PlayerCount, Motion>(
  PLAYER_COUNTS.map(players => [players, { about: 'redeal', players }]),
);
const forCount = (players: PlayerCount): Motion => MOTIONS.get(players) ?? HINT;

describe('the vote on a redeal', () => {
  const three = played(
    start(4),
    ...([1, 2, 3] as const).map(seat => ({ ...phone(seat), kind: 'claim' }) as const),
  );
  const look: Move = { ...phone(1), kind: 'look' };
  const openQuestions = (game: Game) =>
    game.questions.map(({ motion, ballot }) => [motion, ballot.map(({ seat }) => seat)]);
  const needed = (game: Game) => votesNeeded(game, { about: 'redeal' });

  test('needs all seated players once one has looked, and a single one before', () => {
    expect(needed(three)).toBe(1);
    expect(needed(played(three, look))).toBe(3);
    const shared = { ...seated(3), onePhone: true };
    const one = {
      ...shared,
      seats: shared.seats.map(seat => ({ ...seat, holder: { device: 'a', name: null } })),
    };
    expect(needed(played(one, { ...look, device: 'a' }))).toBe(1);
  });

  test('is open until the table is redealt, and for one number of players at a time', () => {
    const asked = played(three, look, vote(forCount(3))(1));
    expect(openQuestions(asked)).toEqual([[forCount(3), [1]]]);
    expect(applyMove(asked, vote(forCount(5))(2))).toEqual(refused('other-question-open'));
    const declined = played(asked, decline(forCount(3))(2), vote(forCount(5))(3));
    expect(openQuestions(declined)).toEqual([[forCount(5), [3]]]);
    expect(viewOf(asked, 'phone 2').questions).toMatchObject([
      { motion: forCount(3), by: 1, votes: [1], needed: 3, state: 'open' },
    ]);
  });

  test('is closed when there are too many players for it, or when the game starts or ends', () => {
    const asked = played(three, look, vote(forCount(3))(1));
    expect(openQuestions(played(asked, { ...phone(4), kind: 'claim' }))).toEqual([]);
    const record: Move = { ...phone(2), kind: 'start-record' };
    const started = played(asked, record);
    expect(openQuestions(started)).toHaveLength(1);
    const entered = played(started, {
      ...phone(2),
      kind: 'record',
      id: 'the-first-entry-ever',
      action: { type: 'skip' },
      after: null,
    });
    expect(openQuestions(entered)).toEqual([]);
    expect(applyMove(entered, vote(forCount(3))(1))).toEqual(refused('game-started'));
    expect(refusalToRedeal({ ...three, endedAt: NOON }, 3)).toBe('game-ended');
  });

  test('is closed when a seat moves to another phone, so that no phone alone overrides a refusal', () => {
    const asked = played(three, look, vote(forCount(3))(1), decline(forCount(3))(2));
    const digits = '123456';
    const moved = played(
      asked,
      { ...phone(2), kind: 'offer', digits },
      { ...phone(2), kind: 'take', digits, device: 'phone 1' },
    );
    expect(openQuestions(moved)).toEqual([]);
  });

  test('refuses an impossible number, and changes nothing for the present one', () => {
    expect(applyMove(three, vote(forCount(2))(1))).toEqual(refused('too-few-seats'));
    expect(applyMove(three, vote(forCount(3))(4))).toEqual(refused('not-your-seat'));
    expect(applyMove(three, vote(forCount(4))(1))).toEqual(ok(three));
  });
});
