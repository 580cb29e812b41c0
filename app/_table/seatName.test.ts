import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SeatNumber, seatAt } from '@/lib/board/players';
import { parseName } from '@/lib/game/seats/playerName';
import { seatNames } from './seatName';

const nameless = (seat: SeatNumber) => `Player ${seat}`;

/** The seats' names on a table's pages, by seat. */
function shownNames(names: readonly (string | null)[]): readonly string[] {
  const seats = names.map((name, index) => ({ seat: seatAt(index), name }));
  return seats.map(seatNames(seats, nameless));
}

test.each([
  [
    ['Ana', 'Bence', null],
    ['Ana', 'Bence', 'Player 3'],
  ],
  [
    ['Ana', 'Bence', 'Ana'],
    ['Ana 1', 'Bence', 'Ana 3'],
  ],
  [
    ['Ana', 'ANA', 'Anna'],
    ['Ana 1', 'ANA 2', 'Anna'],
  ],
  [
    ['Ana', 'Ana', 'Ana 2'],
    ['Ana 1', 'Ana 2', 'Ana 2 3'],
  ],
  [
    ['Player 2', null],
    ['Player 2 1', 'Player 2'],
  ],
  [
    ['שרה', 'Ana'],
    ['\u2068שרה\u2069', 'Ana'],
  ],
  [
    ['שרה', 'שרה'],
    ['\u2068שרה\u2069 1', '\u2068שרה\u2069 2'],
  ],
  [
    ['Ana سارة', '12'],
    ['\u2068Ana سارة\u2069', '12'],
  ],
])('%j are called %j', (names, shown) => {
  expect(shownNames(names)).toEqual(shown);
});

test('a former player is distinguished from one with the same name at another seat', () => {
  const name = seatNames(
    [
      { seat: 1, name: 'Bence' },
      { seat: 2, name: 'Ana' },
    ],
    nameless,
  );
  expect(name({ seat: 1, name: 'Ana' })).toBe('Ana 1');
  expect(name({ seat: 2, name: 'Ana' })).toBe('Ana');
});

const validName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
  .map(parseName)
  .filter(name => name.ok)
  .map(name => name.value);
const similarName = fc.constantFrom(
  'Ana',
  'ana',
  'Ana 1',
  'Ana 1 2',
  'Player',
  'Player 3',
  'שרה',
  'שרה 2',
);

test('no two seats are called the same, and every isolate is closed', () => {
  const names = fc.array(fc.option(fc.oneof(validName, similarName)), {
    minLength: 2,
    maxLength: 5,
  });
  fc.assert(
    fc.property(names, typed => {
      const shown = shownNames(typed);
      expect(new Set(shown.map(name => name.toLowerCase())).size).toBe(typed.length);
      for (const [index, name] of shown.entries()) {
        const isolated = /^(?:\u2068([^\u2068\u2069]+)\u2069|([^\u2068\u2069]+))( \d)?$/;
        expect(name).toMatch(isolated);
        expect(name.replaceAll(/[\u2068\u2069]/g, '')).toContain(
          typed[index] ?? nameless(seatAt(index)),
        );
      }
    }),
  );
});
