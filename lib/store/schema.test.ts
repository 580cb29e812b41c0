import { expect, test } from 'vitest';
import { MIGRATIONS } from './schema';

test('migrations stand in the order of their names, in which they are applied', () => {
  // One that came before others that a database has had already would stop the server.
  const names = Object.keys(MIGRATIONS);
  expect(names).toEqual(names.toSorted());
});
