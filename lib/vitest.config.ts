import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

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
    include: ['lib/**/*.test.ts', 'app/**/*.test.{ts,tsx}'],
    benchmark: { include: ['lib/**/*.bench.ts'] },
    // Threads start faster than processes, and each test file still gets its own. By default Vitest would leave one
    // of two cores idle in watch mode.
    pool: 'threads',
    maxWorkers: '100%',
    globalSetup: 'lib/testing/postgresForTests.ts',
    // Slow is not broken.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
