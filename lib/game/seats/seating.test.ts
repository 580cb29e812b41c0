import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEAT_COLORS } from '../../data/terms';
import { dealTable } from '../../table/dealTable';
import { claimSeat, editSeat, leaveSeat } from '../../table/seatCommands';
import { memoryDependencies } from '../../testing/memory';
import { free, HINT, NOON, phone, played, seated, start } from '../../testing/playing';
import type { Game } from '../game';
import { withSeat } from '../game';
import { agreeing, type Ballot, withoutAnswer } from '../votes/ballot';
import type { Question } from '../votes/motion';
import { withoutAbsent } from '../votes/votes';
import { keepEvent, vacate } from './leaving';
import { MAX_EVENTS, type SeatEvent } from './seat';

const kind = fc.constantFrom<SeatEvent['kind']>('left', 'handed-over', 'freed');
const seat = fc.integer({ min: 1, max: 4 });
const ballot = fc
  .record({ seats: fc.shuffledSubarray([1, 2, 3, 4]), yes: fc.subarray([1, 2, 3, 4]) })
  .map(({ seats, yes }) => seats.map(each => ({ seat: each, agrees: yes.includes(each) })))
  .map(answers => (answers.some(({ agrees }) => agrees) ? answers : []));

/** A table of four with arbitrary votes. */
const voted = fc
  .record({ hint: ballot, end: ballot, frees: fc.tuple(ballot, ballot, ballot, ballot) })
  .map(({ hint, end, frees }): Game => {
    const game = seated(4);
    const seats = game.seats.map(each => ({
      ...each,
      handOver: { digits: '123456', until: NOON, guesses: [] },
    }));
    const questions: Question[] = [
      { motion: HINT, ballot: hint },
      { motion: { about: 'end', found: null }, ballot: end },
      ...frees.map((each, index) => ({
        motion: free(index + 1),
        ballot: withoutAnswer(each, index + 1),
      })),
    ];
    const endedAt = agreeing(end).length === 4 ? NOON : null;
    return { ...game, seats, endedAt, questions: questions.filter(isAsked) };
  });

const isAsked = ({ ballot }: Question): boolean => agreeing(ballot).length > 0;

test('withSeat replaces the seat with that number and no other', () => {
  const game = seated(3);
  const [one, two, three] = game.seats;
  if (!one || !two || !three) throw new Error('three sit');
  const changed = { ...two, bucketEmptyAt: NOON };
  expect(withSeat(game, 2, changed)).toEqual({ ...game, seats: [one, changed, three] });
});

describe('a seat that falls free', () => {
  const left = (number: number) => ({ kind: 'left', seat: number, at: NOON, by: [] }) as const;

  test('has no holder and no digits; its colour and looks stay', () => {
    fc.assert(
      fc.property(voted, seat, (game, number) => {
        const before = game.seats[number - 1];
        const after = vacate(game, left(number)).seats[number - 1];
        expect(after).toEqual({ ...before, holder: null, handOver: null });
      }),
    );
  });

  test('loses its own pending votes, and no others; decided votes stay', () => {
    fc.assert(
      fc.property(voted, seat, (game, number) => {
        const after = withoutAbsent(vacate(game, left(number)));
        const kept = ({ motion, ballot }: Question): Ballot => {
          if (motion.about === 'free' && motion.seat === number) return [];
          if (motion.about === 'hint' && agreeing(ballot).length >= 3) return ballot;
          if (motion.about === 'end' && game.endedAt !== null) return ballot;
          const isCaller = motion.about === 'end' && agreeing(ballot)[0] === number;
          return isCaller ? [] : withoutAnswer(ballot, number);
        };
        const pending = game.questions.map(each => ({ ...each, ballot: kept(each) }));
        expect(after.questions).toEqual(pending.filter(isAsked));
      }),
    );
  });

  test('leaves an event with its holder’s name', () => {
    const game = played(start(), { kind: 'claim', name: 'Ana', ...phone(1) });
    expect(vacate(game, left(1)).events).toEqual([{ ...left(1), name: 'Ana' }]);
    expect(vacate(seated(), left(2)).events).toEqual([{ ...left(2), name: null }]);
    expect(vacate(start(), left(2)).events).toEqual([{ ...left(2), name: null }]);
  });
});

describe('the list of seat events', () => {
  const events = fc
    .array(fc.record({ kind, seat: fc.constantFrom(1, 2) }), { minLength: 30, maxLength: 60 })
    .map(all => all.map((each, at) => ({ ...each, at, by: [] })));

  /** Reference implementation: drops the least important kind first and, within a kind, the oldest. */
  const keptSlowly = (events: readonly SeatEvent[], number: number): readonly SeatEvent[] => {
    let kept: readonly SeatEvent[] = [];
    for (const next of events.filter(each => each.seat === number)) {
      if (kept.length === 10) {
        const goes =
          kept.find(each => each.kind === 'left') ??
          kept.find(each => each.kind === 'handed-over') ??
          kept[0];
        kept = kept.filter(each => each !== goes);
      }
      kept = [...kept, next];
    }
    return kept;
  };

  test('keeps ten per seat and drops the least important kind first, oldest first', () => {
    expect(MAX_EVENTS).toBe(10);
    fc.assert(
      fc.property(events, told => {
        let game = start(4);
        for (const each of told) game = { ...game, events: keepEvent(game, each) };
        const all = told.map(each => ({ ...each, name: null }));
        for (const number of [1, 2]) {
          const kept = game.events.filter(each => each.seat === number);
          expect(kept).toEqual(keptSlowly(all, number));
        }
        const times = game.events.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
    );
  });
});

const color = fc.option(fc.constantFrom(...SEAT_COLORS), { nil: undefined });
const seatOfNumber = fc.constantFrom(1, 2);

test('in the game for two a seat that is held keeps its colours, whatever the other one chooses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(fc.record({ seat: seatOfNumber, leaves: fc.boolean(), color, secondColor: color }), {
        maxLength: 8,
      }),
      async (onePhone, changes) => {
        const dependencies = memoryDependencies('two');
        const wanted = { mode: 'normal', players: 2, onePhone } as const;
        let { seats, code } = must(await dealTable(dependencies, wanted, 'a phone'));
        for (const { seat, leaves, ...badge } of changes) {
          const at = { code, seat, device: 'a phone' };
          const other = seats[2 - seat];
          const isHere = seats[seat - 1]?.claimed;
          const change =
            leaves && isHere
              ? leaveSeat(dependencies, at)
              : (isHere ? editSeat : claimSeat)(dependencies, at, badge);
          const changed = await change;
          if (!changed.ok) continue;
          ({ seats } = changed.value);
          if (other?.claimed) expect(seats[2 - seat]?.colors).toEqual(other.colors);
          expect(new Set(seats.flatMap(each => each.colors)).size).toBe(4);
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
