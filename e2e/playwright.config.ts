import { defineConfig, devices } from 'playwright/test';
import { findChromium } from './browser.mjs';

/** Tests of the API without a browser, independent of screen size. */
const WITHOUT_SCREEN = '**/e2e/api/*.spec.ts';

/** Tests that start each browser engine themselves. */
const EVERY_ENGINE = '**/e2e/engines/*.spec.ts';

/** Features of wide screens only. */
const WIDE_SCREEN = '**/e2e/wideScreen.spec.ts';

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
  projects: [
    { name: 'api', testMatch: WITHOUT_SCREEN },
    {
      name: 'engines',
      testMatch: EVERY_ENGINE,
      use: { contextOptions: { reducedMotion: 'no-preference' } },
    },
    {
      name: 'phone',
      testIgnore: [WITHOUT_SCREEN, EVERY_ENGINE, WIDE_SCREEN],
      // No test needs device pixels: rendering seven of them per CSS pixel took a tenth of the processor's time.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 393, height: 851 },
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      // Most features are the same on all screens and are tested once, on a phone.
      grep: /wideScreen\.spec|@wide/,
      use: devices['Desktop Chrome'],
    },
  ],
});
