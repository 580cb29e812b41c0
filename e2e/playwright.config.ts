import { defineConfig, devices } from 'playwright/test';
import { findChromium } from './browser.mjs';
import { RELEASE } from './release';

/** Tests of the API without a browser, independent of screen size. */
const WITHOUT_SCREEN = '**/e2e/api/*.spec.ts';

/** Tests that start each browser engine themselves. */
const EVERY_ENGINE = '**/e2e/engines/*.spec.ts';

/** Tests that visit every page, before a release in every language. */
const LANGUAGES = '**/e2e/languages.spec.ts';

/** Tests with the `installedPhone`. */
const INSTALLED = '**/e2e/{dealtHere,offline,puzzle,recordHere,words}.spec.ts';

/** Features of wide screens only. */
const WIDE_SCREEN = '**/e2e/wideScreen.spec.ts';

// No test needs device pixels: rendering seven of them per CSS pixel took a tenth of the processor's time.
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 393, height: 851 },
  deviceScaleFactor: 1,
} as const;

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../.reports/e2e',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  // Several browsers share a small machine's cores: slow is not broken. A test that passes needs a tenth of this.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test mostly waits for its browser: three keep two cores busy.
  workers: 3,
  retries: 0,
  ...(!RELEASE && { grepInvert: /@release/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    screenshot: 'only-on-failure',
    // Separate tests cover the service worker; all others must reach the server.
    serviceWorkers: 'block',
    // Tests of motion enable it again; the engine tests keep motion on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        // Chromium refuses to run as root inside its sandbox, and CI machines run it as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // In this order. The longest and the installed phone's, which share one worker, start first.
  projects: [
    { name: 'languages', testMatch: LANGUAGES, use: PHONE },
    { name: 'installed', testMatch: INSTALLED, use: PHONE, workers: 1 },
    { name: 'api', testMatch: WITHOUT_SCREEN },
    {
      name: 'engines',
      testMatch: EVERY_ENGINE,
      use: { contextOptions: { reducedMotion: 'no-preference' } },
    },
    {
      name: 'phone',
      testIgnore: [LANGUAGES, INSTALLED, WITHOUT_SCREEN, EVERY_ENGINE, WIDE_SCREEN],
      use: PHONE,
    },
    {
      name: 'desktop',
      // Most features are the same on all screens and are tested once, on a phone.
      grep: /wideScreen\.spec|@wide/,
      use: devices['Desktop Chrome'],
    },
  ],
});
