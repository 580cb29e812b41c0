import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // Components are drawn without Next, whose addresses lead nowhere here.
      'next/navigation': `${root}app/_ui/testing/nextNavigation.tsx`,
      'next/link': `${root}app/_ui/testing/nextNavigation.tsx`,
    },
  },
  test: {
    root,
    include: ['lib/**/*.test.ts', 'app/**/*.test.{ts,tsx}'],
    benchmark: { include: ['lib/**/*.bench.ts'] },
    // Threads begin in less than processes do, each file still in one of its own; by itself Vitest would leave one
    // core of two to those who watch.
    pool: 'threads',
    maxWorkers: '100%',
    globalSetup: 'lib/testing/postgresForTests.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
