import type { TestProject } from 'vitest/node';
import { startPostgres } from './startPostgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URLs of empty databases on the run's PostgreSQL server, one a test file that asks. */
    postgresUrls: Readonly<Record<'store' | 'live' | 'guesses' | 'locks', string>>;
  }
}

/** One PostgreSQL server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrls', {
    store: await server.createDatabase(),
    live: await server.createDatabase(),
    guesses: await server.createDatabase(),
    locks: await server.createDatabase(),
  });
  return server.stop;
}
