import { defineConfig } from 'playwright/test';
import all from '../playwright.config';

/**
 * `npm run languages`: every page in each of the thirteen languages, before a release. The regular tests use
 * two made-up languages that strain the layout more than any real one.
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
