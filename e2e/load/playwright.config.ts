import { defineConfig } from '@playwright/test';

/** `npm run load`: Playwright's runner, for the sake of its TypeScript; no browser is started. */
export default defineConfig({
  testDir: '.',
  testMatch: 'load.ts',
  outputDir: '../../.reports/load',
  timeout: 240_000,
  reporter: 'list',
});
