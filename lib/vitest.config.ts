import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

/** What a thread has only once and a test may change: a page, a phone's database, mocks, the clock, the environment. */
const CHANGES_ITS_THREAD =
  /@vitest-environment|fake-indexeddb|\bvi\.(?!fn\b|waitFor\b)|\bprocess\.(on|once|env\.\w+ = )/;

/** Whether a test file gets a thread of its own. `lib/server` and `lib/store` have what a process has only once. */
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
    // Slow is not broken.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As in browser tests: what moves is tested where it is the claim.
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    // Run in the order of their names: files that wait for timeouts first.
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
