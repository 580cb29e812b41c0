import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SeatNumber, seatAt, seatNumbersOf } from '../../board/players';
import { SEAT_COLORS } from '../../data/terms';
import { dealTable } from '../../table/dealTable';
import { claimSeat, editSeat, leaveSeat } from '../../table/seatCommands';
import { memoryDependencies } from '../../testing/memory';
import { free, GIVE_UP, HINT, NOON, phone, played, seated, start } from '../../testing/playing';
import { isSeatEvent } from '../events/eventList';
import { tellLoss } from '../events/events';
import { type Game, seatOf, withSeat } from '../game';
import { MAX_EVENTS } from '../limits';
import { agreeing, type Ballot, withoutAnswer } from '../votes/ballot';
import type { Question } from '../votes/motion';
import { withoutAbsent } from '../votes/votes';
import { vacate } from './leaving';
import type { SeatEvent } from './seat';

const kind = fc.constantFrom<SeatEvent['kind']>('left', 'handed-over', 'freed');
const SEATS = seatNumbersOf(4);
const seat = fc.constantFrom(...SEATS);
const ballot = fc
  .record({ seats: fc.shuffledSubarray([...SEATS]), yes: fc.subarray([...SEATS]) })
  .map(({ seats, yes }) => seats.map(number => ({ seat: number, agrees: yes.includes(number) })))
  .map(answers => (answers.some(({ agrees }) => agrees) ? answers : []));

/** A table of four with arbitrary votes. */
const voted = fc
  .record({ hint: ballot, end: ballot, frees: fc.tuple(ballot, ballot, ballot, ballot) })
  .map(({ hint, end, frees }): Game => {
    const game = seated(4);
    const seats = game.seats.map(seat => ({
      ...seat,
      handOver: { digits: '123456', change: null, until: NOON, guesses: [] },
    }));
    const questions: Question[] = [
      { motion: HINT, askedAt: NOON, ballot: hint },
      { motion: GIVE_UP, askedAt: NOON, ballot: end },
      ...frees.map((ballot, index) => ({
        motion: free(seatAt(index)),
        askedAt: NOON,
        ballot: withoutAnswer(ballot, seatAt(index)),
      })),
    ];
    const endedAt = agreeing(end).length === 4 ? NOON : null;
    return { ...game, seats, endedAt, questions: questions.filter(isOpen) };
  });

const isOpen = ({ ballot }: Question): boolean => agreeing(ballot).length > 0;

test('withSeat replaces the seat with that number and no other', () => {
  const game = seated(3);
  const [one, two, three] = game.seats;
  if (!one || !two || !three) throw new Error('three seats expected');
  const changed = { ...two, bucketEmptyAt: NOON };
  expect(withSeat(game, 2, changed)).toEqual({ ...game, seats: [one, changed, three] });
});

describe('a vacated seat', () => {
  const leaving = (number: SeatNumber) =>
    ({ kind: 'left', seat: number, at: NOON, by: [] }) as const;

  test('has no holder and no digits; its colour and looks stay', () => {
    fc.assert(
      fc.property(voted, seat, (game, number) => {
        const before = seatOf(game, number);
        const after = seatOf(vacate(game, leaving(number)), number);
        expect(after).toEqual({ ...before, holder: null, handOver: null });
      }),
    );
  });

  test('loses its own pending votes, and no others; decided votes stay', () => {
    fc.assert(
      fc.property(voted, seat, (game, number) => {
        const after = withoutAbsent(vacate(game, leaving(number)));
        const remaining = ({ motion, ballot }: Question): Ballot => {
          if (motion.about === 'free' && motion.seat === number) return [];
          if (motion.about === 'hint' && agreeing(ballot).length >= 3) return ballot;
          if (motion.about === 'end' && game.endedAt !== null) return ballot;
          const isCaller = motion.about === 'end' && agreeing(ballot)[0] === number;
          return isCaller ? [] : withoutAnswer(ballot, number);
        };
        const pending = game.questions.map(question => ({
          ...question,
          ballot: remaining(question),
        }));
        expect(after.questions).toEqual(pending.filter(isOpen));
      }),
    );
  });

  test('leaves an event with its holder’s name', () => {
    const game = played(start(), { kind: 'claim', name: 'Ana', ...phone(1) });
    expect(vacate(game, leaving(1)).events).toEqual([{ ...leaving(1), id: 1, name: 'Ana' }]);
    expect(vacate(seated(), leaving(2)).events).toEqual([{ ...leaving(2), id: 1, name: null }]);
    expect(vacate(start(), leaving(2)).events).toEqual([{ ...leaving(2), id: 1, name: null }]);
  });
});

describe('the list of seat events', () => {
  const events = fc
    .array(fc.record({ kind, seat: fc.constantFrom(1, 2) }), { minLength: 30, maxLength: 60 })
    .map(all => all.map((event, at) => ({ ...event, at, by: [] })));

  /** Reference implementation: drops the least important kind first and, within a kind, the oldest. */
  const referenceList = (events: readonly SeatEvent[], number: number): readonly SeatEvent[] => {
    let list: readonly SeatEvent[] = [];
    for (const next of events.filter(event => event.seat === number)) {
      if (list.length === 10) {
        const dropped =
          list.find(event => event.kind === 'left') ??
          list.find(event => event.kind === 'handed-over') ??
          list[0];
        list = list.filter(event => event !== dropped);
      }
      list = [...list, next];
    }
    return list;
  };

  test('holds ten per seat and drops the least important kind first, oldest first', () => {
    expect(MAX_EVENTS).toBe(10);
    fc.assert(
      fc.property(events, added => {
        let game = start(4);
        for (const event of added) game = tellLoss(game, event);
        const all = added.map((event, index) => ({ ...event, id: index + 1, name: null }));
        for (const number of [1, 2]) {
          const ofSeat = game.events.filter(isSeatEvent).filter(event => event.seat === number);
          expect(ofSeat).toEqual(referenceList(all, number));
        }
        const times = game.events.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
    );
  });
});

const color = fc.option(fc.constantFrom(...SEAT_COLORS), { nil: undefined });
const seatOfNumber = fc.constantFrom(1, 2);

test('in a two-player game a claimed seat keeps its colours, whatever the other player chooses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(fc.record({ seat: seatOfNumber, leaves: fc.boolean(), color, secondColor: color }), {
        maxLength: 8,
      }),
      async (onePhone, changes) => {
        const dependencies = memoryDependencies('two');
        const request = { mode: 'normal', players: 2, onePhone } as const;
        let { seats, code } = must(await dealTable(dependencies, request, 'a phone'));
        for (const { seat, leaves, ...badge } of changes) {
          const at = { code, seat, device: 'a phone' };
          const other = seats[2 - seat];
          const isClaimed = seats[seat - 1]?.claimed;
          const change =
            leaves && isClaimed
              ? leaveSeat(dependencies, at)
              : (isClaimed ? editSeat : claimSeat)(dependencies, at, badge);
          const changed = await change;
          if (!changed.ok) continue;
          ({ seats } = changed.value);
          if (other?.claimed) expect(seats[2 - seat]?.colors).toEqual(other.colors);
          expect(new Set(seats.flatMap(({ colors }) => colors)).size).toBe(4);
        }
      },
    ),
    { numRuns: 100 },
  );
});

function must<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error('refused');
  return result.value;
}
