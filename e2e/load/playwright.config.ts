import { defineConfig } from 'playwright/test';

/** `npm run load`: Playwright's runner, for the sake of its TypeScript; no browser is started. */
export default defineConfig({
  testDir: '.',
  testMatch: 'load.ts',
  outputDir: '../../.reports/load',
  // Three minutes on a quiet machine, and more on a busy one.
  timeout: 480_000,
  reporter: 'list',
});
