import { defineConfig, devices } from 'playwright/test';
import { findChromium } from './browser.mjs';

/** Tests that speak to the server without a browser, and so are run for no screen in particular. */
const WITHOUT_SCREEN = '**/e2e/api/*.spec.ts';

/** One journey that is told for every engine, whose tests start the browsers themselves. */
const EVERY_ENGINE = '**/e2e/engines/*.spec.ts';

/** What only a wide screen has. */
const WIDE_SCREEN = '**/e2e/wideScreen.spec.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../.reports/e2e',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  // Several browsers share a small machine's cores: slow is not broken.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    screenshot: 'only-on-failure',
    // What is kept for when there is no server has its own tests: in all others servers are asked.
    serviceWorkers: 'block',
    // What moves is awaited by tests that are about it; engines are tried with all their motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        // Chromium refuses to run as root inside its sandbox, which is how CI machines run it.
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
      // No test looks at single dots, and to draw seven for each took a tenth of the processor's time.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 393, height: 851 },
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      // Most of what people do is the same on all screens, and told once: on a phone.
      grep: /wideScreen\.spec|@wide/,
      use: devices['Desktop Chrome'],
    },
  ],
});
