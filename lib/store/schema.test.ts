import { expect, test } from 'vitest';
import { MIGRATIONS } from './schema';

test('migrations are listed in the order of their names, in which they are applied', () => {
  // Kysely refuses a migration that sorts before ones already applied: the server would not start.
  const names = Object.keys(MIGRATIONS);
  expect(names).toEqual(names.toSorted());
});
