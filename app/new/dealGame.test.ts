import { describe, expect, test } from 'vitest';
import type { DealChoices } from '../_state/dealChoices';
import { dealBody, moveOnMap } from './dealGame';

const PLAIN: DealChoices = {
  players: 4,
  mode: 'normal',
  mapCode: null,
  laidMap: null,
  length: 'any',
  seats: 'any',
  signals: false,
  assist: 'tick-list',
};
const LAID = '12345600010203048B';
const MOVED = '12345600010203438B';
const WISHES = { length: 'short', seats: 'even' } as const;

describe('the request contains only what was chosen', () => {
  test.each([
    ['nothing special', {}, {}],
    ['a map', { mapCode: '79B48C6A152A76418B' }, { mapCode: '79B48C6A152A76418B' }],
    [
      'the map that is on the table',
      { mapCode: LAID, laidMap: LAID },
      { mapCode: LAID, laid: true },
    ],
    [
      'another map than the one on the table',
      { mapCode: MOVED, laidMap: LAID },
      { mapCode: MOVED },
    ],
    ['a new map', { laidMap: LAID }, {}],
    ['wishes', WISHES, { length: 'short', even: true }],
    ['a handicap', { seats: 'handicap' }, { handicap: true }],
    ['help', { assist: 'elimination' }, { assist: 'elimination' }],
    ['no signals if each player has a phone', { signals: true }, {}],
    ['no wishes for two players', { ...WISHES, players: 2 }, { players: 2 }],
  ] as const)('%s', (_, chosen, expected) => {
    const body = dealBody({ ...PLAIN, ...chosen }, 'own');
    expect(body).toEqual({ players: 4, mode: 'normal', ...expected });
  });

  test('one phone for all', () => {
    const expected = { players: 4, mode: 'normal', onePhone: true };
    expect(dealBody(PLAIN, 'one')).toEqual(expected);
    expect(dealBody({ ...PLAIN, signals: true }, 'one')).toEqual({ ...expected, signals: true });
  });
});

describe('moveOnMap', () => {
  const move = { kind: 'shack', color: 'green', from: 'E1', to: 'D5' } as const;

  test('moves one structure and nothing else', () => {
    expect(moveOnMap('12345600010203048B', move)).toBe('12345600010203438B');
  });

  test.each(['A1', 'Z9'])('moves no structure to %s, where it is not allowed', to => {
    expect(moveOnMap('12345600010203048B', { ...move, to })).toBeUndefined();
  });
});
