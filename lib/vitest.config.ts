import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

/** Matches tests that change global state of their thread: a page, a phone's database, mocks, clock, environment. */
const CHANGES_ITS_THREAD =
  /@vitest-environment|fake-indexeddb|\bvi\.(?!fn\b|waitFor\b)|\bprocess\.(on|once|env\.\w+ = )/;

/** Whether a test file gets its own thread. `lib/server` and `lib/store` have singletons of the process. */
const isAlone = (file: string): boolean =>
  /^lib\/(server|store)\//.test(file) || CHANGES_ITS_THREAD.test(readFileSync(root + file, 'utf8'));

const ALONE = ['lib', 'app']
  .flatMap(folder =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
      name => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter(file => /\.test\.tsx?$/.test(file) && isAlone(file))
  // As patterns: a folder's name may have brackets.
  .map(file => file.replaceAll(/[[\]]/g, '?'));

export default defineConfig({
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // Component tests render without Next's router.
      'next/navigation': `${root}app/_ui/testing/nextNavigation.tsx`,
      'next/link': `${root}app/_ui/testing/nextNavigation.tsx`,
    },
  },
  test: {
    root,
    // Threads start faster than processes. By default Vitest would leave one of two cores idle in watch mode.
    pool: 'threads',
    maxWorkers: '100%',
    // Generous: a busy machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As in browser tests: only tests of motion turn it on.
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    // They run in the order of their names, so files that wait for timeouts come first.
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          benchmark: { include: ['lib/**/*.bench.ts'] },
          globalSetup: 'lib/testing/postgresForTests.ts',
        },
      },
      {
        // Loads each module once per thread, not once per file.
        extends: true,
        test: {
          name: 'together',
          include: ['lib/**/*.test.ts', 'app/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          benchmark: { include: [] },
          isolate: false,
        },
      },
    ],
  },
});
