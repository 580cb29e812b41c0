import { describe, expect, test } from 'vitest';
import { type SeatNumber, seatAt } from '../../board/players';
import { deal } from '../../game/deal/deal';
import { newGame } from '../../testing/newGame';
import {
  assist,
  callEnd,
  claim,
  HINT,
  NOON,
  phone,
  played,
  seated,
  start,
  unvote,
  vote,
} from '../../testing/playing';
import { applyRedeal, drawRedeal } from '../deal/redeal';
import { type Game, habitatOf } from '../game';
import { MAX_NEWS } from '../limits';
import type { Move } from '../moves';
import { tableView } from '../views/tableView';
import { newestId } from './eventList';
import { MAX_WAITING, stopWaiting, WAIT_MILLISECONDS, waitForSeat } from './waiting';

const look = (seat: SeatNumber): Move => ({ kind: 'look', ...phone(seat) });
const order = (...seats: SeatNumber[]): Move => ({ kind: 'order', order: seats, ...phone(1) });
const all = (move: (seat: SeatNumber) => Move, count = 3) =>
  Array.from({ length: count }, (_, index) => move(seatAt(index)));

/** The events that the moves add, without ids and times. */
const toldBy = (game: Game, ...moves: Move[]) =>
  played(game, ...moves)
    .events.slice(game.events.length)
    .map(({ id: _, at: __, ...news }) => news);

const table = played(seated(3), order(1, 2, 3));
const wrong = habitatOf(table) === 16 ? 17 : 16;
const wrongFind = all(seat => callEnd(seat, { space: wrong }));
const withHard = played(
  newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'hard'), { hard: 3 }),
  ...all(seat => claim(seat)),
);

test.each<[string, Game, readonly Move[], readonly object[]]>([
  ['another order', table, [order(2, 1, 3)], [{ kind: 'order', by: 1 }]],
  ['the same order, listed from another seat', table, [order(2, 3, 1)], []],
  ['another starter', table, [{ kind: 'order', starter: 2, ...phone(1) }], []],
  ['a vote', table, [vote(HINT)(2)], []],
  ['a vote taken back', table, [vote(HINT)(2), unvote(HINT)(2)], [{ kind: 'withdrawn', by: 2 }]],
  ['the hint, once', table, [...all(vote(HINT)), vote(HINT)(1)], [{ kind: 'hint' }]],
  ['another assist level', table, all(vote(assist('joint'))), [{ kind: 'assist', level: 'joint' }]],
  [
    'the hard envelope',
    withHard,
    [{ kind: 'hard-envelope', to: 2, ...phone(1) }],
    [{ kind: 'hard', by: 1, seat: 2 }],
  ],
  ['a look', table, [look(1)], []],
  ['a wrong find', table, wrongFind, [{ kind: 'miss', space: wrong }]],
  [
    'all looks since, once',
    table,
    [...wrongFind, ...all(look), look(1)],
    [
      { kind: 'miss', space: wrong },
      { kind: 'looked', space: wrong },
    ],
  ],
  [
    'looks after a recorded piece',
    table,
    [
      ...wrongFind,
      { kind: 'start-record', ...phone(1) },
      {
        kind: 'record',
        id: 'a-piece-after-it',
        action: { type: 'place', owner: 0, hex: 3, kind: 'cube' },
        ...phone(1),
        at: NOON + 1,
      },
      ...all(look),
    ],
    [{ kind: 'miss', space: wrong }],
  ],
  ['the end', table, all(seat => callEnd(seat)), [{ kind: 'ended' }]],
])('%s adds the right events', (_, game, moves, news) => {
  expect(toldBy(game, ...moves)).toEqual(news);
});

describe('the list of events', () => {
  const orders = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...(index % 2 === 0 ? order(2, 1, 3) : order(1, 2, 3)),
      at: NOON + 2000 * index,
    }));

  test('holds the newest, and no other event pushes out the loss of a seat', () => {
    const left = played(table, { kind: 'leave', ...phone(3) }, claim(3));
    const game = played(left, ...orders(30));
    const [first, ...news] = game.events;
    expect(first).toEqual({ kind: 'left', seat: 3, name: null, at: NOON, by: [], id: 1 });
    expect(news.map(({ id }) => id)).toEqual(Array.from({ length: MAX_NEWS }, (_, at) => 12 + at));
  });

  test('goes on counting after a redeal, and keeps waiting guests', () => {
    const full = played(seated(3), order(1, 2, 3), order(2, 1, 3));
    const waiting = must(waitForSeat(full, { device: 'guest', name: 'Dov', at: NOON }));
    const game = must(applyRedeal(waiting, drawRedeal(waiting, 4, 'anew'), NOON));
    expect(game.events.map(({ kind, id }) => [kind, id])).toEqual([
      ['waits', newestId(waiting.events)],
      ['redealt', newestId(waiting.events) + 1],
    ]);
  });
});

describe('a waiting guest', () => {
  const waits = (game: Game, device: string, name: string, at = NOON) =>
    must(waitForSeat(game, { device, name, at }));
  const seen = (game: Game, now = NOON): readonly unknown[] =>
    tableView(game, { device: 'phone 1', presence: new Map(), now }).events.flatMap(event =>
      event.kind === 'waits' ? [event] : [],
    );
  const event = (id: number, name: string) => ({
    kind: 'waits',
    id,
    name,
    at: new Date(NOON).toISOString(),
  });

  test('is shown by name only, once per device, and only a few at a time', () => {
    const one = waits(seated(3), 'guest', 'Dov');
    expect(seen(one)).toEqual([event(1, 'Dov')]);
    expect(waits(one, 'guest', 'Dov')).toBe(one);
    const renamed = waits(one, 'guest', 'Dova');
    expect(seen(renamed)).toEqual([event(2, 'Dova')]);
    const many = [1, 2, 3, 4].reduce((game, at) => waits(game, `guest ${at}`, 'Eva'), renamed);
    expect(seen(many)).toHaveLength(MAX_WAITING);
  });

  test('waits until seated, or for a quarter of an hour', () => {
    const one = waits(seated(3), 'guest', 'Dov');
    expect(seen(one, NOON + WAIT_MILLISECONDS - 1)).toHaveLength(1);
    expect(seen(one, NOON + WAIT_MILLISECONDS)).toEqual([]);
    expect(seen(played(one, { kind: 'leave', ...phone(2) }, claim(2, 'guest')))).toEqual([]);
  });

  test('can stop, and wait again', () => {
    const one = waits(seated(3), 'guest', 'Dov');
    const stopped = stopWaiting(one, 'guest');
    expect(seen(stopped)).toEqual([]);
    expect(stopped.events.at(-1)?.id).toBe(1);
    expect(stopWaiting(one, 'another')).toBe(one);
    expect(seen(waits(stopped, 'guest', 'Dov'))).toEqual([event(2, 'Dov')]);
  });

  test('is refused at once if no one can join, and does not wait while a seat is free', () => {
    const guest = { device: 'guest', name: 'Dov', at: NOON };
    expect(waitForSeat(seated(5), guest)).toEqual({ ok: false, error: 'too-few-seats' });
    const over = played(seated(3), ...all(seat => callEnd(seat)));
    expect(waitForSeat(over, guest)).toEqual({ ok: false, error: 'game-ended' });
    expect(must(waitForSeat(start(3), guest)).events).toEqual([]);
  });
});

function must<T>(result: { readonly ok: boolean; readonly value?: T }): T {
  if (result.value === undefined) throw new Error('refused');
  return result.value;
}
