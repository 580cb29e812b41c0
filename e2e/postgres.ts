import { startPostgres } from '@/lib/testing/startPostgres';
import { test as base } from './fixtures';

/** The same `test` with a real PostgreSQL of its own under the servers that it starts. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  databaseUrl: async ({}, use) => {
    const postgres = await startPostgres();
    await use(await postgres.createDatabase());
    await postgres.stop();
  },
});
