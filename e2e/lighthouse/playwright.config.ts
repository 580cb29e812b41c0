import { defineConfig } from 'playwright/test';

/** `npm run lighthouse` takes a while and the whole machine: it is no part of the other tests. */
export default defineConfig({
  testDir: '.',
  testMatch: 'lighthouse.ts',
  outputDir: '../../.reports/lighthouse',
  timeout: 900_000,
  workers: 1,
  reporter: 'list',
});
