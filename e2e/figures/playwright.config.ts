import { defineConfig } from 'playwright/test';

/** Scripts that print figures. They need a quiet machine and take minutes, so they are separate from the tests. */
export default defineConfig({
  testDir: '.',
  testMatch: ['load.ts', 'offline.ts', 'lighthouse.ts'],
  outputDir: '../../.reports/figures',
  timeout: 900_000,
  workers: 1,
  reporter: 'list',
});
