import { expect, test } from 'vitest';
import { relinkAround } from './phoneGameList';

const game = (code: string, next: string | null) => ({ code, next, changedAt: code.charCodeAt(0) });
const evening = [game('A', 'B'), game('B', 'C'), game('C', 'D'), game('D', 'E'), game('E', null)];
const without = (...deleted: readonly string[]) => relinkAround(evening, new Set(deleted));

test('the game after a deleted one is linked to the game before it', () => {
  expect(without('B')).toEqual([
    { code: 'A', changedAt: 65, next: 'C' },
    { code: 'C', changedAt: 67, previous: 'A' },
  ]);
  expect(without('C', 'D')).toEqual([
    { code: 'B', changedAt: 66, next: 'E' },
    { code: 'E', changedAt: 69, previous: 'B' },
  ]);
});

test('a game between two deleted ones is relinked on both sides', () => {
  expect(without('B', 'D').map(({ code }) => code)).toEqual(['A', 'C', 'C', 'E']);
});

test('the new last game of an evening has no next one, and the new first one is unchanged', () => {
  expect(without('E')).toEqual([{ code: 'D', changedAt: 68, next: null }]);
  expect(without('A')).toEqual([]);
  expect(without('A', 'B', 'C', 'D', 'E')).toEqual([]);
});

test('a missing next game or a cycle of links ends the evening', () => {
  expect(relinkAround([game('A', 'X')], new Set(['X']))).toEqual([
    { code: 'A', changedAt: 65, next: null },
  ]);
  const circle = [game('A', 'B'), game('B', 'C'), game('C', 'B')];
  expect(relinkAround(circle, new Set(['B', 'C']))).toEqual([
    { code: 'A', changedAt: 65, next: null },
  ]);
});
