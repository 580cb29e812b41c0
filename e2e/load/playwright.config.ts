import { defineConfig } from 'playwright/test';

/** `npm run load` uses Playwright's runner only for TypeScript; it starts no browser. */
export default defineConfig({
  testDir: '.',
  testMatch: 'load.ts',
  outputDir: '../../.reports/load',
  // Takes three minutes on a quiet machine, longer on a busy one.
  timeout: 480_000,
  reporter: 'list',
});
