import { defineConfig } from 'playwright/test';
import all from '../playwright.config';

/**
 * `npm run languages`: every page in each of the thirteen, before a release. The other tests try two made-up languages
 * that are harder on pages than any of them.
 */
export default defineConfig({
  ...all,
  testDir: '.',
  testMatch: 'everyLanguage.ts',
  outputDir: '../../.reports/languages',
  globalSetup: '../globalSetup.ts',
  reporter: 'list',
  projects: [{ name: 'phone' }],
});
