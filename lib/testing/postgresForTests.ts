import type { TestProject } from 'vitest/node';
import { startPostgres } from './startPostgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URLs of empty databases on the run's PostgreSQL server, one per test file that needs one. */
    postgresUrls: Readonly<Record<'store' | 'live' | 'guesses' | 'locks', string>>;
  }
}

/** Starts one PostgreSQL server for the whole test run; the returned function stops it. */
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
