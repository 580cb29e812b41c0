import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['lib/**/*.test.ts', 'app/**/*.test.ts'],
    benchmark: { include: ['lib/**/*.bench.ts'] },
    globalSetup: 'lib/testing/postgresForTests.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
