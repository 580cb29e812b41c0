import { expect, test } from 'vitest';
import { TABLE_ENDPOINTS } from '@/app/_api/tableEndpoints';
import { TABLE_RUNS, type TableCallName } from '@/app/_api/tableRuns';
import { findTableCalls } from './findTableCalls';

test('every call about a table is found by its method and path', () => {
  for (const name of Object.keys(TABLE_RUNS) as TableCallName[]) {
    const { method, path } = TABLE_ENDPOINTS[name];
    const found = findTableCalls(path.replace('{code}', 'krw-nqt').replace('{seat}', '2'));
    expect(found?.calls.get(method)).toBe(name);
    // A handler refuses a part that is not a string.
    expect(found?.path).toStrictEqual({
      code: 'krw-nqt',
      ...(path.includes('{seat}') && { seat: '2' }),
    });
  }
});

test('a path has all its methods, and its parts are decoded', () => {
  const { calls, path } = findTableCalls('/api/games/%C3%A9/seats/%32') ?? {};
  expect([...(calls?.keys() ?? [])].toSorted()).toEqual(['DELETE', 'GET', 'PATCH']);
  expect(path).toEqual({ code: 'é', seat: '2' });
});

test.each([
  '/api/games/KRWNQT/clues',
  '/api/games/KRWNQT/seats',
  '/api/games/KRWNQT/seats/2/look/again',
  '/api/games/KRWNQT/VOTES',
  // It has its own route.
  '/api/games/KRWNQT/live',
  '/api/maps/KRWNQT',
])('%s has no call', path => {
  expect(findTableCalls(path)).toBeUndefined();
});
