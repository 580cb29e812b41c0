import { defineConfig } from 'playwright/test';

/** `npm run offline-figures` needs a quiet machine, so it is separate from the other tests. */
export default defineConfig({
  testDir: '.',
  testMatch: 'offlineFigures.ts',
  outputDir: '../../.reports/offline-figures',
  timeout: 600_000,
  workers: 1,
  reporter: 'list',
});
