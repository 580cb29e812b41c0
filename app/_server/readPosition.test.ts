import { describe, expect, test } from 'vitest';
import { BoardBody } from '@/app/_api/calls/tools';
import { readPosition } from './readPosition';

const MAP_CODE = '79B48C6A152A76418B';
const CUBE = { seat: 1, row: 1, col: 1, kind: 'cube' };
const DISC = { seat: 2, row: 9, col: 12, kind: 'disc' };
const WATER = { seat: 1, clue: 'within_water' };

const boardOf = (change: object) => ({
  mapCode: MAP_CODE,
  players: 3,
  pieces: [CUBE, DISC],
  level: 'joint',
  ...change,
});

/** The error code of a body, from its schema or from `readPosition`. */
function refusalOf(body: object): string | undefined {
  const parsed = BoardBody.safeParse(body);
  if (!parsed.success) return parsed.error.issues[0]?.message;
  const board = readPosition(parsed.data);
  return board.ok ? undefined : board.error;
}

test('seats, rows and columns from 1 are converted to owners and hexes from 0', () => {
  const body = BoardBody.parse(boardOf({ mapCode: `intro_${MAP_CODE.toLowerCase()}`, own: WATER }));
  expect(readPosition(body)).toEqual({
    ok: true,
    value: {
      mapCode: MAP_CODE,
      players: 3,
      known: [{ owner: 0, clue: 'within-1-of-water' }],
      pieces: [
        { owner: 0, hex: 0, kind: 'cube' },
        { owner: 1, hex: 107, kind: 'disc' },
      ],
    },
  });
});

test('in a game for two, each player has two clues, so there are four seats', () => {
  const forest = { seat: 2, clue: 'within-1-of-forest' };
  const last = { ...CUBE, seat: 4 };
  expect(refusalOf(boardOf({ players: 2, own: [WATER, forest], pieces: [last] }))).toBeUndefined();
  expect(refusalOf(boardOf({ players: 2, own: [], pieces: [] }))).toBeUndefined();
});

describe('a board is refused with', () => {
  test.each([
    ['no map code', { mapCode: undefined }, 'bad-map-code'],
    ['a map code that is too short', { mapCode: '79B' }, 'map-code-length'],
    ['a tile twice', { mapCode: '77B48C6A152A76418B' }, 'tile-twice'],
    ['six players', { players: 6 }, 'bad-players'],
    ['another level', { level: 'weighed' }, 'bad-level'],
    ['no level', { level: undefined }, 'bad-level'],
    ['no pieces', { pieces: undefined }, 'bad-pieces'],
    ['a piece off the map', { pieces: [{ ...CUBE, col: 13 }] }, 'bad-pieces'],
    ['a piece of another kind', { pieces: [{ ...CUBE, kind: 'cone' }] }, 'bad-pieces'],
    ['a piece of seat 0', { pieces: [{ ...CUBE, seat: 0 }] }, 'bad-pieces'],
    ['a piece of a seat that does not exist', { pieces: [{ ...CUBE, seat: 4 }] }, 'bad-pieces'],
    [
      'two pieces of a seat on one space',
      { pieces: [CUBE, { ...CUBE, kind: 'disc' }] },
      'bad-pieces',
    ],
    ['more pieces than any game has', { pieces: Array(201).fill(CUBE) }, 'bad-pieces'],
    ['an own clue without a seat', { own: { clue: 'within_water' } }, 'bad-own'],
    ['an own clue by number', { own: { seat: 1, clue: 7 } }, 'bad-own'],
    ['an own seat that does not exist', { own: { ...WATER, seat: 4 } }, 'bad-own'],
    ['two own clues for one seat', { own: [WATER, { seat: 1, clue: 'within_forest' }] }, 'bad-own'],
    ['the same clue for two seats', { own: [WATER, { ...WATER, seat: 2 }] }, 'bad-own'],
    ['an unknown clue', { own: { seat: 1, clue: 'on-the-moon' } }, 'unknown-clue'],
    ['a clue of other maps', { own: { seat: 1, clue: 'within-3-of-black' } }, 'clue-not-on-map'],
  ])('%s', (_, change, code) => {
    expect(refusalOf(boardOf(change))).toBe(code);
  });
});
