import { defineConfig } from 'playwright/test';

/** `npm run lighthouse` is slow and needs the whole machine, so it is separate from the other tests. */
export default defineConfig({
  testDir: '.',
  testMatch: 'lighthouse.ts',
  outputDir: '../../.reports/lighthouse',
  timeout: 900_000,
  workers: 1,
  reporter: 'list',
});
